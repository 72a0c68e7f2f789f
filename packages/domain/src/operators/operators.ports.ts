import type {
  AccountOverview,
  AccountDetail,
  AccountOverviewPage,
  AuditAction,
  AuditEntry,
  AuditPage,
  Role,
} from '@scholar/contract';
import type { AccountsRepository, SessionsRepository } from '../accounts/accounts.ports';
import type { SecondFactorsRepository } from '../accounts/second-factor.ports';
import type { MailJobsRepository } from '../mail/mail.ports';
import type { LedgerRepository, OrdersRepository } from '../payments/payments.ports';
import type { PlansRepository } from '../plans/plans.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { TeamsRepository } from '../teams/teams.ports';

export type Page = { page: number; pageSize: number };

export type AccountFacts = AccountOverview &
  Pick<
    AccountDetail,
    'userName' | 'language' | 'blockedDate' | 'deactivatedDate' | 'counts' | 'team'
  >;

/** Accounts as operators see them; the caller's role was checked before. */
export type OperatorsRepository = {
  list(filter: Page & { keyword: string | undefined }): Promise<AccountOverviewPage>;
  find(userId: number): Promise<{ owner: OwnerId; facts: AccountFacts } | undefined>;
  /** Makes whoever else changes this account's role or block wait until the transaction ends. */
  lock(userId: number): Promise<{ owner: OwnerId; roles: Role[]; isBlocked: boolean } | undefined>;
  setBlocked(owner: OwnerId, isBlocked: boolean): Promise<void>;
  setRoles(owner: OwnerId, roles: Role[]): Promise<void>;
};

export type AuditDraft = {
  /** Undefined for the command line. */
  actor?: OwnerId;
  action: AuditAction;
  targetId?: number;
  details?: AuditEntry['details'];
};

/** Rows are added, never changed. */
export type AuditLogRepository = {
  insert(draft: AuditDraft): Promise<void>;
  /** Newest first. */
  list(page: Page): Promise<AuditPage>;
  listAbout(userId: number, limit: number): Promise<AuditEntry[]>;
};

export type OperatorsStore = Transactional<{
  accounts: AccountsRepository;
  sessions: SessionsRepository;
  secondFactors: SecondFactorsRepository;
  mailJobs: MailJobsRepository;
  plans: PlansRepository;
  orders: OrdersRepository;
  ledger: LedgerRepository;
  requests: RequestsRepository;
  operators: OperatorsRepository;
  auditLog: AuditLogRepository;
  teams: TeamsRepository;
}>;
