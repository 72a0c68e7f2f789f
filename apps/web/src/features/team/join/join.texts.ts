import { TEAM_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../../lib/i18n';
import { isolate } from '../../../lib/text/isolate';

export const joinTexts = defineTexts({
  en: {
    pageTitle: 'Join a team',
    homeLink: 'Scholar, start page',
    coming: 'Looking at your invitation…',

    title: (team: string) => `Join ${isolate(team)}`,
    lead: (inviter: string) =>
      `${isolate(inviter)} invites you to study together on Scholar. You get the Team plan and the sets that the team shares; what is yours stays yours.`,
    logIn: 'Log in to join',
    register: 'Create account',
    address: 'Use the e-mail address that the invitation was sent to.',
    join: (team: string) => `Join ${isolate(team)}`,
    notNow: 'Not now?',
    goHome: 'Go to Home',
    signedInAs: (email: string) => `You are logged in as ${isolate(email)}.`,

    otherAddress: 'Log out and use another address',
    yourTeam: 'Go to your team',
    failed: 'Joining did not work. Please try again.',

    goneTitle: 'Nothing to join here',
    gone: TEAM_MESSAGES.invitationGone,
    goneFrom: ({ team, inviter }: { team: string; inviter: string }) =>
      `The invitation to ${isolate(team)} was used, taken back or is too old. Please ask ${isolate(inviter)} for a new one.`,
    toStart: 'Go to the start page',

    scene: {
      language: 'en',
      deck: 'Shared with your team',
      position: '1 / 32',
      term: 'Catalyst',
      definition: 'A substance that speeds up a reaction without being used up in it.',
      sourceNumber: 2,
      quote: '…unchanged when the reaction ends.',
    },
  },
  vi: {
    pageTitle: 'Tham gia nhóm',
    homeLink: 'Scholar, trang đầu',
    coming: 'Đang xem lời mời của bạn…',

    title: (team) => `Tham gia ${isolate(team)}`,
    lead: (inviter) =>
      `${isolate(inviter)} mời bạn cùng học trên Scholar. Bạn được dùng gói Team và các bộ thẻ chung của nhóm; những gì của bạn vẫn là của bạn.`,
    logIn: 'Đăng nhập để tham gia',
    register: 'Tạo tài khoản',
    address: 'Hãy dùng đúng địa chỉ email đã nhận lời mời.',
    join: (team) => `Tham gia ${isolate(team)}`,
    notNow: 'Để sau?',
    goHome: 'Về trang chủ',
    signedInAs: (email) => `Bạn đang đăng nhập bằng ${isolate(email)}.`,

    otherAddress: 'Đăng xuất và dùng địa chỉ khác',
    yourTeam: 'Đến nhóm của bạn',
    failed: 'Chưa tham gia được. Vui lòng thử lại.',

    goneTitle: 'Không có nhóm nào để tham gia',
    gone: 'Lời mời này không còn hiệu lực. Hãy xin một lời mời mới.',
    goneFrom: ({ team, inviter }) =>
      `Lời mời vào ${isolate(team)} đã được dùng, đã bị rút lại hoặc đã quá hạn. Hãy nhờ ${isolate(inviter)} mời lại.`,
    toStart: 'Về trang đầu',

    scene: {
      language: 'vi',
      deck: 'Bộ thẻ chung của nhóm',
      position: '1 / 32',
      term: 'Chất xúc tác',
      definition: 'Chất làm tăng tốc độ phản ứng mà không bị tiêu hao trong phản ứng.',
      sourceNumber: 2,
      quote: '…còn nguyên khi phản ứng kết thúc.',
    },
  },
});
