import type { TeamInvitation, TeamRole } from '@scholar/contract';
import type { AccountsRepository } from '../accounts/accounts.ports';
import type { LimitsRepository } from '../accounts/limits.ports';
import type { MailJobsRepository } from '../mail/mail.ports';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { TeamSetsRepository } from './team-sets.ports';

/** What somebody is in the one team they are in. */
export type TeamMembership = { teamId: number; role: TeamRole };

export type TeamMemberRow = {
  userId: number;
  name: string;
  email: string;
  role: TeamRole;
  joinedAt: Date;
  isActive: boolean;
};

/** An invitation as its link finds it, whatever has become of it. */
export type FoundInvitation = {
  teamId: number;
  invitationId: number;
  email: string;
  teamName: string;
  inviterName: string;
  state: 'pending' | 'accepted' | 'withdrawn';
  isExpired: boolean;
};

export type InvitationDraft = {
  email: string;
  tokenHash: string;
  invitedBy: OwnerId;
  lifeDays: number;
};

/** Times are the database's. */
export type TeamsRepository = {
  findMembership(owner: OwnerId): Promise<TeamMembership | undefined>;
  /** The same, with the team locked: whoever else changes it waits until the transaction ends. */
  lockMembership(owner: OwnerId): Promise<TeamMembership | undefined>;
  /** False when it is gone. */
  lock(teamId: number): Promise<boolean>;
  /** With its owner as the first member. Named after them. */
  create(owner: OwnerId): Promise<TeamMembership>;
  /** Until when the Team time of any of its members lasts; undefined when none has any left. */
  readPaidUntil(teamId: number): Promise<Date | undefined>;
  readName(teamId: number): Promise<string>;
  rename(teamId: number, name: string): Promise<void>;
  remove(teamId: number): Promise<void>;

  /** The owner first, then in the order in which they joined. */
  listMembers(teamId: number): Promise<TeamMemberRow[]>;
  insertMember(teamId: number, owner: OwnerId): Promise<void>;
  /** With the sets they shared. */
  removeMember(teamId: number, userId: number): Promise<void>;
  setRole(teamId: number, userId: number, role: 'admin' | 'member'): Promise<void>;
  /** The owner until now becomes an admin. */
  setOwner(teamId: number, userId: number): Promise<void>;

  /** Those that can be accepted now, oldest first. */
  listInvitations(teamId: number): Promise<TeamInvitation[]>;
  /** In place of the one that waits for the same address. */
  saveInvitation(teamId: number, draft: InvitationDraft): Promise<TeamInvitation>;
  /** One that can be accepted and whose mail went out less than so many seconds ago. */
  findRecent(teamId: number, email: string, seconds: number): Promise<TeamInvitation | undefined>;
  findInvitation(tokenHash: string): Promise<FoundInvitation | undefined>;
  /** False when there is none that waits. */
  closeInvitation(
    teamId: number,
    invitationId: number,
    state: 'accepted' | 'withdrawn',
  ): Promise<boolean>;
  /** Forgets those that could last be accepted so many days ago. */
  purgeInvitations(days: number): Promise<void>;
};

export type TeamsStore = Transactional<{
  teams: TeamsRepository;
  teamSets: TeamSetsRepository;
  accounts: AccountsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  limits: LimitsRepository;
  mailJobs: MailJobsRepository;
}>;
