import type {
  AccountsStore,
  OperatorsStore,
  DocumentsStore,
  ExamsStore,
  FlashcardsStore,
  MemorySettingsStore,
  MemoryStore,
  PaymentsStore,
  RebuildStore,
  SetsStore,
  StudyRemindersStore,
  ReportsStore,
  TakeoutStore,
  TeamsStore,
  TeamUsageStore,
  TodayStore,
  Transactional,
} from '@scholar/domain';
import { BATCH_ROWS, createBatches } from './batches';
import type { Connection, Database } from './database';
import { isRetryable } from './database-errors';
import { createAccountsRepository } from './repositories/accounts.repository';
import { createAuditLogRepository } from './repositories/audit-log.repository';
import { createCardChoicesRepository } from './repositories/card-choices.repository';
import { createCodesRepository } from './repositories/codes.repository';
import { createDocumentsRepository } from './repositories/documents.repository';
import { createExamsRepository } from './repositories/exams.repository';
import { createFlashcardsRepository } from './repositories/flashcards.repository';
import { createHoldingsRepository } from './repositories/holdings.repository';
import { createLedgerRepository } from './repositories/ledger.repository';
import { createLimitsRepository } from './repositories/limits.repository';
import { createMailJobsRepository } from './repositories/mail-jobs.repository';
import { createMemorySettingsRepository } from './repositories/memory-settings.repository';
import { createMemoryRepository } from './repositories/memory.repository';
import { createOperatorsRepository } from './repositories/operators.repository';
import { createOrdersRepository } from './repositories/orders.repository';
import { createPlansRepository } from './repositories/plans.repository';
import { createQueueRepository } from './repositories/queue.repository';
import { createRebuildRepository } from './repositories/rebuilding.repository';
import { createSetsRepository } from './repositories/sets.repository';
import { createReportsRepository } from './repositories/reports.repository';
import { createRequestsRepository } from './repositories/requests.repository';
import { createSessionsRepository } from './repositories/sessions.repository';
import { createStudyRemindersRepository } from './repositories/study-reminders.repository';
import { createTakeoutRepository } from './repositories/takeout.repository';
import { createTeamSetsRepository } from './repositories/team-sets.repository';
import { createTeamUsageRepository } from './repositories/team-usage.repository';
import { createTeamsRepository } from './repositories/teams.repository';

const MAX_ATTEMPTS = 3;

type Repositories = Omit<
  AccountsStore &
    OperatorsStore &
    DocumentsStore &
    ExamsStore &
    FlashcardsStore &
    MemorySettingsStore &
    MemoryStore &
    PaymentsStore &
    RebuildStore &
    SetsStore &
    ReportsStore &
    StudyRemindersStore &
    TakeoutStore &
    TeamsStore &
    TeamUsageStore &
    TodayStore,
  'transaction'
>;
/** Everything that is kept. A service takes the part it needs. */
export type Store = Transactional<Repositories>;

export function createStore(
  { database }: Pick<Connection, 'database'>,
  { batchRows = BATCH_ROWS }: { batchRows?: number } = {},
): Store {
  return {
    ...createRepositories(database, batchRows),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await database.transaction((tx) => work(createRepositories(tx, batchRows)));
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isRetryable(error)) {
            throw error;
          }
        }
      }
    },
  };
}

function createRepositories(db: Database, batchRows: number): Repositories {
  const batches = createBatches(db, batchRows);
  return {
    accounts: createAccountsRepository(db, batches),
    sessions: createSessionsRepository(db),
    codes: createCodesRepository(db),
    limits: createLimitsRepository(db),
    mailJobs: createMailJobsRepository(db),
    documents: createDocumentsRepository(db, batches),
    exams: createExamsRepository(db),
    flashcards: createFlashcardsRepository(db, batches),
    cardChoices: createCardChoicesRepository(db),
    sets: createSetsRepository(db, batches),
    memory: createMemoryRepository(db),
    memorySettings: createMemorySettingsRepository(db),
    queue: createQueueRepository(db),
    rebuilding: createRebuildRepository(db),
    studyReminders: createStudyRemindersRepository(db),
    reports: createReportsRepository(db),
    holdings: createHoldingsRepository(db),
    plans: createPlansRepository(db),
    orders: createOrdersRepository(db),
    ledger: createLedgerRepository(db),
    requests: createRequestsRepository(db),
    takeout: createTakeoutRepository(db),
    teams: createTeamsRepository(db),
    teamSets: createTeamSetsRepository(db),
    teamUsage: createTeamUsageRepository(db),
    operators: createOperatorsRepository(db),
    auditLog: createAuditLogRepository(db),
  };
}
