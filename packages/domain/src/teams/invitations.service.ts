import {
  INVITATION_DAYS,
  INVITATION_RESEND_SECONDS,
  type InvitationPreview,
  TEAM_MESSAGES,
  TEAM_SEATS,
} from '@scholar/contract';
import { type LimitKeys, spend } from '../accounts/limits';
import type { Window } from '../accounts/limits.ports';
import type { MailQueue } from '../mail/mail.ports';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import { lockTeam, MANAGERS, refuseRole, refuseUnpaid } from './team-access';
import { ensureTeam, readTeam } from './own-team';
import type {
  FoundInvitation,
  InvitationTokens,
  TeamMembership,
  TeamsRepository,
  TeamsStore,
} from './teams.ports';

/** Each one may be a mail to a stranger. */
export const INVITATION_WINDOW: Window = { limit: 30, seconds: 60 * 60 };
const DAY_SECONDS = 86_400;
/** How long an invitation that ran out still says what it was to. */
const KEPT_DAYS = 30;

export type InvitationsService = ReturnType<typeof createInvitationsService>;
type Repositories = Parameters<Parameters<TeamsStore['transaction']>[0]>[0];

export function createInvitationsService({
  store,
  mails,
  tokens,
  keys,
}: {
  store: TeamsStore;
  mails: MailQueue;
  tokens: InvitationTokens;
  keys: LimitKeys;
}) {
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

  return {
    async invite(owner: OwnerId, email: string) {
      const membership = await ensureTeam(store, owner);
      refuseRole(membership, MANAGERS);
      await spend(
        store.limits,
        keys.ofOwner('invite', owner),
        INVITATION_WINDOW,
        TEAM_MESSAGES.tooManyInvitations,
      );
      return store.transaction(async (tx) => {
        const { teamId } = await lockTeam(tx.teams, owner, MANAGERS);
        await refuseUnpaid(tx.teams, teamId);
        const recent = await tx.teams.findRecent(teamId, email, INVITATION_RESEND_SECONDS);
        if (recent) {
          return recent;
        }
        await refuseFull(tx.teams, teamId, email);
        const token = tokens.make();
        const invitation = await tx.teams.saveInvitation(teamId, {
          email,
          tokenHash: tokens.hash(token),
          invitedBy: owner,
          lifeDays: INVITATION_DAYS,
        });
        await write(tx, owner, { teamId, to: email, token });
        return invitation;
      });
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
    async accept(owner: OwnerId, token: string) {
      const tokenHash = tokens.hash(token);
      await store.transaction(async ({ teams, accounts, holdings }) => {
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
          await giveUpOwnTeam(teams, earlier);
        }
        await join(teams, owner, invitation);
      });
      return readTeam(store.teams, owner);
    },

    purgeOld: () => store.teams.purgeInvitations(KEPT_DAYS),
  };
}

async function join(
  teams: TeamsRepository,
  owner: OwnerId,
  { teamId, invitationId }: FoundInvitation,
) {
  const members = await teams.listMembers(teamId);
  if (members.length >= TEAM_SEATS) {
    throw new AppError('conflict', TEAM_MESSAGES.full);
  }
  await refuseUnpaid(teams, teamId);
  await teams.insertMember(teamId, owner);
  await teams.closeInvitation(teamId, invitationId, 'accepted');
}

/** A team of one was only made because somebody looked at it; any other one has to be left first. */
async function giveUpOwnTeam(teams: TeamsRepository, { teamId, role }: TeamMembership) {
  await teams.lock(teamId);
  const members = await teams.listMembers(teamId);
  if (role !== 'owner' || members.length > 1) {
    throw new AppError('conflict', TEAM_MESSAGES.alreadyInTeam);
  }
  await teams.remove(teamId);
}

async function refuseFull(teams: TeamsRepository, teamId: number, email: string) {
  const members = await teams.listMembers(teamId);
  if (members.some((member) => member.email === email)) {
    throw new AppError('conflict', TEAM_MESSAGES.alreadyMember);
  }
  const invited = (await teams.listInvitations(teamId)).filter((waits) => waits.email !== email);
  if (members.length + invited.length >= TEAM_SEATS) {
    throw new AppError('conflict', TEAM_MESSAGES.full);
  }
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
