import type {
  AccountsStore,
  OperatorsStore,
  CalendarStore,
  DocumentsStore,
  DuplicatesStore,
  ExamsStore,
  ExportsStore,
  FlashcardsStore,
  FoldersStore,
  ImportsStore,
  MarksStore,
  MediaStore,
  MemoryParametersStore,
  MemorySettingsStore,
  MemoryStore,
  PaymentsStore,
  PushStore,
  PutAwayStore,
  SetMemoryStore,
  SetsStore,
  StatisticsStore,
  StudyRemindersStore,
  ReportsStore,
  ServerKeysRepository,
  ShareLinksStore,
  TakeoutStore,
  TeamsStore,
  TeamUsageStore,
  TodayStore,
  Transactional,
} from '@scholar/domain';
import { BATCH_ROWS, createBatches } from './batches';
import type { Connection, Database } from './database';
import { isRetryable } from './database-errors';
import { createAccountsRepository } from './repositories/accounts/accounts.repository';
import { createAuditLogRepository } from './repositories/operators/audit-log.repository';
import { createCalendarFeedsRepository } from './repositories/study/calendar-feeds.repository';
import { createCardChoicesRepository } from './repositories/cards/card-choices.repository';
import { createCodesRepository } from './repositories/accounts/codes.repository';
import { createDocumentsRepository } from './repositories/documents/documents.repository';
import { createDuplicatesRepository } from './repositories/cards/duplicates.repository';
import { createExamsRepository } from './repositories/study/exams.repository';
import { createExportsRepository } from './repositories/cards/exports.repository';
import { createFlashcardsRepository } from './repositories/cards/flashcards.repository';
import { createFoldersRepository } from './repositories/cards/folders.repository';
import { createHoldingsRepository } from './repositories/accounts/holdings.repository';
import { createImportsRepository } from './repositories/cards/imports.repository';
import { createLedgerRepository } from './repositories/payments/ledger.repository';
import { createLimitsRepository } from './repositories/accounts/limits.repository';
import { createMailJobsRepository } from './repositories/mail/mail-jobs.repository';
import { createMarksRepository } from './repositories/study/marks.repository';
import { createMediaRepository } from './repositories/cards/media.repository';
import { createMemoryParametersRepository } from './repositories/study/memory-parameters.repository';
import { createMemorySettingsRepository } from './repositories/study/memory-settings.repository';
import { createMemoryRepository } from './repositories/study/memory.repository';
import { createOperatorsRepository } from './repositories/operators/operators.repository';
import { createOrdersRepository } from './repositories/payments/orders.repository';
import { createPlansRepository } from './repositories/payments/plans.repository';
import { createPushSubscriptionsRepository } from './repositories/study/push-subscriptions.repository';
import { createPutAwayRepository } from './repositories/study/put-away.repository';
import { createQueueRepository } from './repositories/study/queue.repository';
import { createRebuildRepository } from './repositories/study/rebuilding.repository';
import { createSetMemoryRepository } from './repositories/study/set-memory.repository';
import { createSetsRepository } from './repositories/cards/sets.repository';
import { createReportsRepository } from './repositories/cards/reports.repository';
import { createRequestsRepository } from './repositories/accounts/requests.repository';
import { createServerKeysRepository } from './repositories/operators/server-keys.repository';
import { createSecondFactorsRepository } from './repositories/accounts/second-factors.repository';
import { createSessionsRepository } from './repositories/accounts/sessions.repository';
import { createShareLinksRepository } from './repositories/cards/share-links.repository';
import { createStatisticsRepository } from './repositories/study/statistics.repository';
import { createStudyRemindersRepository } from './repositories/study/study-reminders.repository';
import { createTakeoutRepository } from './repositories/accounts/takeout.repository';
import { createTeamSetsRepository } from './repositories/teams/team-sets.repository';
import { createTeamUsageRepository } from './repositories/teams/team-usage.repository';
import { createTeamsRepository } from './repositories/teams/teams.repository';

const MAX_ATTEMPTS = 3;

type Repositories = Omit<
  AccountsStore &
    OperatorsStore &
    CalendarStore &
    DocumentsStore &
    DuplicatesStore &
    ExamsStore &
    ExportsStore &
    FlashcardsStore &
    FoldersStore &
    ImportsStore &
    MarksStore &
    MediaStore &
    MemoryParametersStore &
    MemorySettingsStore &
    MemoryStore &
    PaymentsStore &
    PushStore &
    PutAwayStore &
    SetMemoryStore &
    SetsStore &
    ShareLinksStore &
    ReportsStore &
    StatisticsStore &
    StudyRemindersStore &
    TakeoutStore &
    TeamsStore &
    TeamUsageStore &
    TodayStore & { serverKeys: ServerKeysRepository },
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
    secondFactors: createSecondFactorsRepository(db),
    codes: createCodesRepository(db),
    limits: createLimitsRepository(db),
    mailJobs: createMailJobsRepository(db),
    documents: createDocumentsRepository(db, batches),
    duplicates: createDuplicatesRepository(db),
    calendarFeeds: createCalendarFeedsRepository(db),
    exams: createExamsRepository(db, batches),
    exports: createExportsRepository(db),
    flashcards: createFlashcardsRepository(db, batches),
    folders: createFoldersRepository(db),
    imports: createImportsRepository(db),
    cardChoices: createCardChoicesRepository(db),
    sets: createSetsRepository(db, batches),
    shareLinks: createShareLinksRepository(db),
    marks: createMarksRepository(db),
    media: createMediaRepository(db, batches),
    memory: createMemoryRepository(db),
    memoryParameters: createMemoryParametersRepository(db),
    memorySettings: createMemorySettingsRepository(db),
    pushSubscriptions: createPushSubscriptionsRepository(db),
    putAway: createPutAwayRepository(db),
    setMemory: createSetMemoryRepository(db),
    queue: createQueueRepository(db),
    rebuilding: createRebuildRepository(db),
    statistics: createStatisticsRepository(db),
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
    serverKeys: createServerKeysRepository(db),
  };
}
