import type { Language } from '@scholar/contract';
import type { MailContent } from '@scholar/domain';
import { toMailName } from './mail-name';
import type { MailParts, MailText } from './mail-parts';

export type TeamMail = Extract<MailContent, { kind: 'team-invitation' }>;

/** Subject and preview hold no words of a student's: a stranger could be told anything with them. */
type TeamTexts = (mail: TeamMail) => MailText & {
  linkLabel: string;
  why: (address: string) => string;
};

const TEXTS: Record<Language, TeamTexts> = {
  en: ({ teamName, inviterName, lifeDays }) => ({
    subject: 'You are invited to a team on Scholar',
    preheader: 'Study shared flashcard sets together. Joining costs you nothing.',
    heading: 'Join a team on Scholar',
    intro: [
      `${inviterName} invites you to the team “${teamName}”. Members share flashcard sets and have the Team plan while it is paid for.`,
      'Everything you save stays your own. Owner and admins of the team see how many documents, flashcards and tests you make there and how long you study.',
    ],
    linkLabel: 'Open the invitation',
    notes: [
      `The invitation works for ${lifeDays} days, for an account with this e-mail address. You can make one for free.`,
      'If you do not know who this is, ignore this email. Nothing will happen.',
    ],
    why: (address) => `Sent to ${address} because somebody entered it to invite you.`,
  }),
  vi: ({ teamName, inviterName, lifeDays }) => ({
    subject: 'Bạn được mời vào một nhóm trên Scholar',
    preheader: 'Cùng học các bộ thẻ cả nhóm chia sẻ. Tham gia miễn phí.',
    heading: 'Tham gia một nhóm trên Scholar',
    intro: [
      `${inviterName} mời bạn vào nhóm “${teamName}”. Các thành viên chia sẻ bộ thẻ với nhau và được dùng gói Team khi gói còn hiệu lực.`,
      'Mọi thứ bạn lưu vẫn là của riêng bạn. Chủ nhóm và quản trị viên thấy số tài liệu, thẻ, bài kiểm tra và thời gian học của bạn trong nhóm.',
    ],
    linkLabel: 'Mở lời mời',
    notes: [
      `Lời mời có hiệu lực trong ${lifeDays} ngày, cho tài khoản dùng địa chỉ email này. Bạn có thể tạo tài khoản miễn phí.`,
      'Nếu bạn không biết người này, cứ bỏ qua email, không sao cả.',
    ],
    why: (address) => `Gửi đến ${address} vì có người đã nhập địa chỉ này để mời bạn.`,
  }),
};

const NEUTRAL: Record<Language, { inviter: string; team: string }> = {
  en: { inviter: 'Somebody', team: 'Study team' },
  vi: { inviter: 'Một người', team: 'Nhóm học tập' },
};

type TeamParts = MailText & Pick<MailParts, 'link'> & { why: (address: string) => string };

export function toTeamParts(mail: TeamMail, language: Language, productUrl: string): TeamParts {
  const neutral = NEUTRAL[language];
  const { linkLabel, ...texts } = TEXTS[language]({
    ...mail,
    inviterName: toMailName(mail.inviterName, neutral.inviter),
    teamName: toMailName(mail.teamName, neutral.team),
  });
  const url = new URL(`/team/join?token=${encodeURIComponent(mail.token)}`, productUrl).href;
  return { ...texts, link: { label: linkLabel, url } };
}
