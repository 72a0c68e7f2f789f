import {
  INVITATION_DAYS,
  INVITATION_RESEND_SECONDS,
  type InvitationPreview,
  TEAM_MESSAGES,
} from '@scholar/contract';
import type { AuditLog } from '../accounts/accounts.ports';
import { createNote, whenLimited } from '../accounts/audit';
import { type LimitKeys, spend } from '../accounts/limits';
import type { Window } from '../accounts/limits.ports';
import type { MailQueue } from '../mail/mail.ports';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { LinkTokens } from '../shared/link-tokens';
import type { OwnerId } from '../shared/owner-id';
import type { RepositoriesOf } from '../shared/transactional';
import { ensureTeam, readTeam } from './own-team';
import { lockTeam, MANAGERS, refuseRole, refuseUnpaid } from './team-access';
import { giveUpOwnTeam, join, refuseFull } from './team-seats';
import type { FoundInvitation, TeamsStore } from './teams.ports';

/** Limited, because each invitation may be a mail to a stranger. */
const INVITATION_WINDOW: Window = { limit: 30, seconds: 60 * 60 };
const DAY_SECONDS = 86_400;
/** Mails to one address, whoever invites it: a stranger must not be flooded. */
const ADDRESS_WINDOWS: Window[] = [
  { limit: 1, seconds: INVITATION_RESEND_SECONDS },
  { limit: 5, seconds: DAY_SECONDS },
];
/** How long an invitation that ran out still says what it was to. */
const KEPT_DAYS = 30;

type Repositories = RepositoriesOf<TeamsStore>;

export function createInvitationsService({
  store,
  mails,
  tokens,
  keys,
  audit,
}: {
  store: TeamsStore;
  mails: MailQueue;
  tokens: LinkTokens;
  keys: LimitKeys;
  audit: AuditLog;
}) {
  const note = createNote(audit);

  /** In the language of whoever has the address, which only they get to see. */
  async function write(
    tx: Repositories,
    owner: OwnerId,
    mail: { teamId: number; to: string; token: string },
  ) {
    const { teamId, to, token } = mail;
    const invited = await tx.accounts.findByEmail(to);
    const inviter = await tx.accounts.findContact(owner);
    const members = await tx.teams.listMembers(teamId);
    const content = {
      kind: 'team-invitation',
      token,
      teamName: await tx.teams.readName(teamId),
      inviterName: members.find(({ userId }) => userId === owner)?.name ?? '',
      lifeDays: INVITATION_DAYS,
    } as const;
    const language = invited?.language ?? inviter?.language ?? 'en';
    await mails.enqueue(
      tx.mailJobs,
      { to, language, content },
      { dropAfterSeconds: INVITATION_DAYS * DAY_SECONDS },
    );
  }

  async function saveAndSend(tx: Repositories, owner: OwnerId, email: string) {
    const { teamId } = await lockTeam(tx.teams, owner, MANAGERS);
    await refuseUnpaid(tx.teams, teamId);
    const recent = await tx.teams.findRecent(teamId, email, INVITATION_RESEND_SECONDS);
    if (recent) {
      return recent;
    }
    await refuseFull(tx.teams, teamId, email);
    for (const window of ADDRESS_WINDOWS) {
      const key = keys.ofEmail('invite', email, window);
      await spend(tx.limits, key, window, TEAM_MESSAGES.invitedOften);
    }
    const token = tokens.make();
    const invitation = await tx.teams.saveInvitation(teamId, {
      email,
      tokenHash: tokens.hash(token),
      invitedBy: owner,
      lifeDays: INVITATION_DAYS,
    });
    await write(tx, owner, { teamId, to: email, token });
    return invitation;
  }

  async function inviteOnce(owner: OwnerId, email: string) {
    await spend(
      store.limits,
      keys.ofOwner('invite', owner),
      INVITATION_WINDOW,
      TEAM_MESSAGES.tooManyInvitations,
    );
    return store.transaction((tx) => saveAndSend(tx, owner, email));
  }

  return {
    async invite(owner: OwnerId, email: string, caller: Caller) {
      const membership = await ensureTeam(store, owner);
      refuseRole(membership, MANAGERS);
      const invitation = await whenLimited(inviteOnce(owner, email), () =>
        note('team-invited', 'limited', caller, owner),
      );
      note('team-invited', 'ok', caller, owner);
      return invitation;
    },

    async preview(token: string): Promise<InvitationPreview> {
      const invitation = refuseUnknown(await store.teams.findInvitation(tokens.hash(token)));
      const { teamName, inviterName } = invitation;
      return { teamName, inviterName, isValid: isOpen(invitation) };
    },

    async withdraw(owner: OwnerId, invitationId: number) {
      await store.transaction(async ({ teams }) => {
        const { teamId } = await lockTeam(teams, owner, MANAGERS);
        if (!(await teams.closeInvitation(teamId, invitationId, 'withdrawn'))) {
          throw new AppError('not_found', TEAM_MESSAGES.invitationNotFound);
        }
      });
      return null;
    },

    /** Accepting twice is accepting once. */
    async accept(owner: OwnerId, token: string, caller: Caller) {
      const tokenHash = tokens.hash(token);
      await store.transaction(async ({ teams, teamSets, accounts, holdings }) => {
        // Two invitations at once must not both find that there is no team yet.
        await holdings.lock(owner);
        const { teamId } = refuseUnknown(await teams.findInvitation(tokenHash));
        if (!(await teams.lock(teamId))) {
          throw invitationGone();
        }
        // Read again now that nobody else can change it.
        const invitation = refuseUnknown(await teams.findInvitation(tokenHash));
        const contact = await accounts.findContact(owner);
        if (contact?.email !== invitation.email) {
          throw new AppError('forbidden', TEAM_MESSAGES.otherAddress);
        }
        const earlier = await teams.findMembership(owner);
        if (earlier?.teamId === teamId) {
          await teams.closeInvitation(teamId, invitation.invitationId, 'accepted');
          return;
        }
        if (!isOpen(invitation)) {
          throw invitationGone();
        }
        if (earlier) {
          await giveUpOwnTeam({ teams, teamSets }, earlier);
        }
        await join(teams, owner, invitation);
      });
      note('team-joined', 'ok', caller, owner);
      return readTeam(store.teams, owner);
    },

    purgeOld: () => store.teams.purgeInvitations(KEPT_DAYS),
  };
}

function isOpen({ state, isExpired }: FoundInvitation): boolean {
  return state === 'pending' && !isExpired;
}

function refuseUnknown(invitation: FoundInvitation | undefined): FoundInvitation {
  if (!invitation) {
    throw invitationGone();
  }
  return invitation;
}

function invitationGone(): AppError {
  return new AppError('not_found', TEAM_MESSAGES.invitationGone);
}
