import { INVITATION_DAYS, MESSAGES, TEAM_MESSAGES, TEAM_SEATS } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';

const number = (count: number) => count.toLocaleString('en-US');
const quoted = (title: string) => `“${isolate(title)}”`;

export const teamTexts = defineTexts({
  en: {
    title: 'Team',
    views: { label: 'Team', members: 'Members', sets: 'Shared sets', usage: 'Usage' },
    failed: 'That did not work. Please try again.',
    roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
    paidUntil: (date: string) => `Team is paid until ${date}`,
    renew: 'Renew Team',
    ended: TEAM_MESSAGES.ended,

    none: {
      title: TEAM_MESSAGES.none,
      advice: `Team is for up to ${TEAM_SEATS} people who study together: everything in Pro, sets that all of you can study, and numbers that show how it goes. Invited by somebody? Open the link in the mail.`,
      action: 'See the Team plan',
    },

    rename: {
      action: 'Rename team',
      name: 'Team name',
      save: 'Save',
      failed: 'The name could not be saved.',
    },

    members: {
      title: 'Members',
      seats: ({ used, total }: { used: number; total: number }) => `${used} of ${total} seats`,
      waiting: (count: number) =>
        count === 1 ? '1 waits for an answer' : `${count} wait for an answer`,
      you: 'You',
      inactive: 'Inactive',
      inactiveHint: 'This account is deactivated. Its seat stays taken until somebody removes it.',
      joined: (date: string) => `Joined ${date}`,
      more: (name: string) => `Actions for ${name}`,
      makeAdmin: 'Make admin',
      makeMember: 'Make member',
      transfer: 'Hand over the team',
      remove: 'Remove from team',
      madeAdmin: (name: string) => `${isolate(name)} is an admin now`,
      madeMember: (name: string) => `${isolate(name)} is a member now`,
    },
    removal: {
      title: (name: string) => `Remove ${isolate(name)}?`,
      message: (name: string) =>
        `${isolate(name)} loses the team and its shared sets at once, and keeps everything of their own. Sets that they shared are no longer shared.`,
      confirm: 'Remove',
      done: (name: string) => `${isolate(name)} is no longer in the team`,
    },
    transfer: {
      title: (name: string) => `Hand over to ${isolate(name)}?`,
      message: (name: string) =>
        `${isolate(name)} becomes the owner and you become an admin. Only they can hand the team back.`,
      confirm: 'Hand over',
      done: (name: string) => `${isolate(name)} owns the team now`,
    },
    leave: {
      title: 'Leave the team',
      detail:
        'You lose the shared sets at once, and keep your own sets, your documents and what you paid for.',
      handOver: 'Hand the team over to somebody else before you leave.',
      action: 'Leave team',
      endTitle: 'End the team',
      endDetail:
        'You are alone in it. Its name and its invitations go, your Team time stays yours.',
      endAction: 'End team',
      confirmTitle: (team: string) => `Leave ${isolate(team)}?`,
      confirmMessage:
        'You lose the shared sets at once, and the Team plan unless you paid for it yourself. Sets that you shared are no longer shared. To come back, you need a new invitation.',
      confirmEndTitle: (team: string) => `End ${isolate(team)}?`,
      confirmEndMessage:
        'Its name, its invitations and what is shared in it go. Your own sets and your Team time stay.',
      done: (team: string) => `You left ${isolate(team)}`,
      ended: (team: string) => `${isolate(team)} has ended`,
    },

    invite: {
      title: 'Invite somebody',
      lead: `They get a mail with a link that works for ${INVITATION_DAYS} days.`,
      email: 'Email Address',
      submit: 'Send invitation',
      problem: MESSAGES.email,
      full: TEAM_MESSAGES.full,
      unpaid: 'Renew Team to invite somebody.',
      failed: 'The invitation could not be sent. Please try again.',
      done: (email: string) => `Invitation sent to ${isolate(email)}`,
      pending: 'Pending invitations',
      expires: (date: string) => `Works until ${date}`,
      resend: (email: string) => `Send the invitation to ${email} again`,
      resent: (email: string) => `Invitation sent to ${isolate(email)} again`,
      justSent: 'It was sent less than a minute ago. Wait a little before you send it again.',
      withdraw: (email: string) => `Take back the invitation to ${email}`,
      withdrawn: (email: string) => `The invitation to ${isolate(email)} no longer works`,
    },

    sets: {
      list: 'Shared sets',
      filters: 'Find shared sets',
      search: 'Search shared sets…',
      share: 'Share a set',
      by: (name: string) => `by ${isolate(name)}`,
      byYou: 'by you',
      cards: (count: number) => (count === 1 ? '1 card' : `${number(count)} cards`),
      shared: (date: string) => `Shared ${date}`,
      found: (count: number) => (count === 1 ? '1 set found' : `${number(count)} sets found`),
      study: 'Study',
      test: 'Test',
      studyLabel: (title: string) => `Study ${title}`,
      testLabel: (title: string) => `Test yourself on ${title}`,
      more: (title: string) => `More for ${title}`,
      copy: 'Copy to my sets',
      edit: 'Edit set',
      stop: 'Stop sharing',
      empty: 'Nothing is shared yet.',
      emptyAdvice: 'Share one of your sets, and everybody in the team can study it.',
      noneFound: 'No shared sets found.',
      noMatch: (keyword: string) => `Nothing matches ${quoted(keyword)}.`,
      clear: 'Show all sets',
      unpaid: 'Shared sets wait until Team is renewed.',
      unpaidAdvice: 'Nothing is lost: they are all there again on the day somebody pays.',
      copied: (title: string) => `${quoted(title)} is now in your sets`,
      open: 'Open',
      copyFailed: 'The set could not be copied. Please try again.',
      stopTitle: 'Stop sharing?',
      stopMessage: (title: string) =>
        `Your team can no longer study ${quoted(title)}. The set itself stays with its author, and copies stay with whoever made them.`,
      stopped: (title: string) => `${quoted(title)} is no longer shared`,
    },
    share: {
      title: 'Share a set',
      lead: 'Everybody in the team can study and copy it. Only you and the owner of the team can change it.',
      search: 'Search your sets…',
      list: 'Your sets',
      action: 'Share',
      actionLabel: (title: string) => `Share ${title}`,
      isShared: 'Shared',
      done: (title: string) => `${quoted(title)} is shared with your team`,
      failed: 'The set could not be shared. Please try again.',
      noSets: 'You have no sets yet.',
      noSetsAdvice: 'Make one from your flashcards, then share it here.',
      make: 'Make a set',
      noneFound: 'None of your sets match.',
      close: 'Done',
    },

    usage: {
      unpaid: 'Usage waits until Team is renewed.',
      metric: 'What to count',
      metrics: {
        documents: 'Documents',
        cards: 'Flashcards',
        tests: 'Tests',
        studySeconds: 'Study time',
      },
      weeks: 'Weeks',
      lastWeeks: (weeks: number) => `Last ${weeks} weeks`,
      download: 'Download CSV',
      downloadFailed: 'The table could not be downloaded. Please try again.',
      chart: {
        documents: 'Documents saved per week',
        cards: 'Flashcards made per week',
        tests: 'Tests taken per week',
        studySeconds: 'Study time per week',
      },
      since: 'Counted from the day somebody joined; weeks begin on Monday.',
      trend: ({ totals, peak }: { totals: string[]; peak: string | undefined }) =>
        `${totals.join(', ')}. ${peak ? `Most: ${peak}.` : 'Nothing yet in these weeks.'}`,
      total: ({ name, value }: { name: string; value: string }) => `${name} ${value}`,
      peak: ({ name, week, value }: { name: string; week: string; value: string }) =>
        `${name} in the week of ${week} with ${value}`,
      nothing: 'Nothing yet in these weeks.',
      table: (metric: string) => `${metric} by member and week`,
      member: 'Member',
      sum: 'Total',
      everybody: 'Everybody',
    },

    joined: (team: string) => `You are in ${isolate(team)} now`,
  },
});
