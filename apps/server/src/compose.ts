import { createHash, randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { findHeadings } from '@scholar/ai';
import { type Connection, createStore } from '@scholar/db';
import {
  createQueuedMailsService,
  createOperatedAccountsService,
  createBillingService,
  createCalendarService,
  createCardChoicesService,
  createCodesService,
  createDeactivationService,
  createDocumentsService,
  createDuplicatesService,
  createExamsService,
  createExportsService,
  createFlashcardsService,
  createFoldersService,
  createImportsService,
  createInvitationsService,
  createLimitKeys,
  createMarksService,
  createMediaService,
  createMemoryParametersService,
  createMemoryService,
  createMemorySettingsService,
  createOrdersService,
  createPlanLimits,
  createProfileService,
  createPushDeliveryService,
  createPushService,
  createPutAwayService,
  createRebuildService,
  createSearchService,
  createSetMemoryService,
  createSetsService,
  createShareLinksService,
  createRemindersService,
  createReportsService,
  createPaymentsToReviewService,
  createRolesService,
  createSettlementService,
  createStatisticsService,
  createStudyRemindersService,
  createSupportService,
  createTakeoutService,
  createTeamSetsService,
  createTeamsService,
  createTeamUsageService,
  createTodayService,
  toPlaceWindows,
  type PasswordBlocklist,
  type PasswordHasher,
} from '@scholar/domain';
import { calendarFeedEndpoints } from '@scholar/contract';
import { isCommonPassword } from '@scholar/contract/common-passwords';
import type { Logger } from 'pino';
import { reportOnOllama } from './adapters/ai/ollama-report';
import { createStudyAssistant } from './adapters/ai/study-assistant';
import { createDevices } from './adapters/devices';
import { createDailyCalls } from './adapters/ai/daily-calls';
import type { StudyPoolOptions } from './adapters/ai/study-pool';
import { createAuditLog } from './adapters/audit-log';
import { createExamCalendar } from './adapters/calendar/exam-calendar';
import { createCodeMaker } from './adapters/code-maker';
import { createLinkTokens } from './adapters/link-tokens';
import { createMailEnvelopes } from './adapters/mail/mail-envelopes';
import { createMailQueue } from './adapters/mail/mail-queue';
import type { MailTransport } from './adapters/mail/mail-transport';
import { createMailWorker } from './adapters/mail/mail-worker';
import { createMailSealer } from './adapters/mail/seal';
import { createMediaMaker } from './adapters/media/media-maker';
import { toPastReviewId } from './adapters/memory/past-review-ids';
import { createWeightsFitter, type WeightsFitterOptions } from './adapters/memory/weights-fitter';
import { createMetrics } from './adapters/metrics';
import { createPaymentSetup } from './adapters/payment/payment-setup';
import { makeOrderRandom } from './adapters/payment/order-random';
import { createPasswordHasher } from './adapters/password-hasher';
import { createPictureMaker } from './adapters/picture-maker';
import { loadPushKeys } from './adapters/push/push-keys';
import { createPushSender, type PushConnection } from './adapters/push/push-sender';
import { createPushWorker } from './adapters/push/push-worker';
import { createKeyedHash, loadSecrets } from './adapters/secrets';
import { createSemaphore } from './adapters/semaphore';
import { createShareTokens } from './adapters/share-tokens';
import { createTokenSigner } from './adapters/token-signer';
import { createUnsubscribeTokens } from './adapters/unsubscribe-tokens';
import { findLastNightly } from './backups/nightly';
import { composeEngine, openStudyPool } from './compose-engine';
import { composeSignIn } from './compose-sign-in';
import type { Config } from './config';
import { connectDatabase, connectMail, connectRedis, createFiles } from './connections';

/** Hashing takes a core each; whoever waits longer than a short queue is better told to come back. */
const HASHING = { slots: 2, queue: 40, reason: 'hashing' };
const PICTURES = { slots: 2, queue: 10, reason: 'pictures' };
/** Decks bring hundreds, a few at a time. */
const MEDIA = { slots: 2, queue: 40, reason: 'media' };

export type Composition = Awaited<ReturnType<typeof compose>>;
export type Services = Composition['services'];

/** Parts a test may bring along instead of the configured ones. */
export type Replacements = {
  connection?: Connection;
  passwords?: (real: PasswordHasher) => PasswordHasher;
  mailTransport?: MailTransport;
  pushConnection?: PushConnection;
  studyPool?: StudyPoolOptions;
  weightsFitter?: WeightsFitterOptions;
};

export async function compose(config: Config, logger: Logger, replacements: Replacements = {}) {
  const secrets = loadSecrets(config.secrets, config.dataDir);
  const [secret = ''] = secrets;
  const hashing = createSemaphore(HASHING);
  const connection = replacements.connection ?? (await connectDatabase(config, logger));
  const redis = config.redisUrl ? connectRedis(config.redisUrl, logger) : undefined;
  const { llm } = config;
  const studyPool = openStudyPool(config, {
    replaced: replacements.studyPool,
    onTrouble: (server, reason) => {
      metrics.aiServerTroubles.inc({ server, reason });
      logger.warn({ server, reason }, 'AI server gave no answer');
    },
  });
  const reportOnModel = llm?.provider === 'ollama' ? () => reportOnOllama(llm) : undefined;
  const metrics = createMetrics({
    hashLoad: () => hashing.load,
    databaseLoad: () => connection.load(),
    aiCounts: () => studyPool.counts,
    findFreeBytes: () => findFreeBytes(config.dataDir),
    isRedisUp: redis && (() => redis.status === 'ready'),
    isModelReady: reportOnModel && (async () => (await reportOnModel()).isReady),
    findLastBackup:
      connection.engine === 'embedded' && config.nightly.days > 0
        ? () => findLastNightly(config.nightly.folder)
        : undefined,
  });
  connection.onWaited?.((seconds) => metrics.databaseWaits.observe(seconds));
  const store = createStore(connection);

  const sealer = createMailSealer({ secrets });
  const apiUrl = new URL(config.apiBase, config.publicUrl).href;
  const transport = replacements.mailTransport ?? connectMail(config);
  const mailWorker = createMailWorker({
    jobs: store.mailJobs,
    sealer,
    transport,
    productUrl: config.productUrl,
    apiUrl,
    log: logger,
    onOutcome: (outcome) => metrics.mails.inc({ outcome }),
  });
  const mails = createMailQueue({ sealer, onQueued: () => mailWorker.wake() });

  const unsubscribeTokens = createUnsubscribeTokens(secret);
  const pushKeys = await loadPushKeys({
    configured: config.push.privateKey,
    serverKeys: store.serverKeys,
    secrets,
  });
  await store.pushSubscriptions.removeStrangers(pushKeys.publicKey);
  const pushDelivery = createPushDeliveryService({
    store,
    send: createPushSender({
      keys: pushKeys,
      subject: config.push.subject,
      ...(replacements.pushConnection && { connection: replacements.pushConnection }),
    }),
    mails,
    tokens: unsubscribeTokens,
    onOutcome: ({ owner, host, tries }, outcome) => {
      metrics.pushes.inc({ outcome: outcome.kind });
      if (outcome.kind === 'failed') {
        const { reason } = outcome;
        logger.warn({ user: owner, host, tries, reason }, 'push service took no reminder');
      }
    },
  });
  const pushWorker = createPushWorker({
    delivery: pushDelivery,
    onTrouble: (error) => logger.error({ err: error }, 'reminders by push wait'),
  });

  const realPasswords = await createPasswordHasher(hashing);
  const passwords = replacements.passwords?.(realPasswords) ?? realPasswords;
  const blocklist: PasswordBlocklist = {
    has: config.passwordBlocklist === 'enforce' ? isCommonPassword : () => false,
  };
  const tokens = createTokenSigner(secrets);
  const keys = createLimitKeys(createKeyedHash(secret, 'limits'));
  const audit = createAuditLog({ logger, metrics });
  const codeMaker = createCodeMaker({ hash: createKeyedHash(secret, 'codes') });
  const windows = toPlaceWindows(config.placeLimits);
  const devices = createDevices(secrets);
  const codes = createCodesService({ store, mails, codeMaker, keys, audit, windows });

  const limits = createPlanLimits({
    basic: config.basicPlan,
    documentMegabytes: config.documentMegabytes,
    mediaMegabytes: config.mediaMegabytes,
  });
  const files = createFiles(config);
  const media = createMediaService({
    store,
    files,
    maker: createMediaMaker(createSemaphore(MEDIA)),
    limits,
    toHash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    makeId: randomUUID,
  });
  const payment = createPaymentSetup(config, secret);

  const weightsFitter = createWeightsFitter({
    ...replacements.weightsFitter,
    onMissing: () =>
      logger.warn('the optimiser of FSRS is missing: students keep the general parameters'),
  });
  const { engine, answers, llmPool } = composeEngine({ llm, studyPool, metrics, logger });

  return {
    services: {
      codes,
      ...composeSignIn({
        store,
        secrets,
        passwords,
        blocklist,
        tokens,
        keys,
        audit,
        codes,
        mails,
        windows,
        makeDevice: devices.make,
      }),
      profile: createProfileService({
        store,
        pictures: createPictureMaker(createSemaphore(PICTURES)),
      }),
      deactivation: createDeactivationService({
        store,
        codes,
        mails,
        audit,
        purgeFiles: media.purgeUnused,
      }),
      documents: createDocumentsService({ store, limits }),
      flashcards: createFlashcardsService({ store, limits, keys }),
      cardChoices: createCardChoicesService({ store }),
      folders: createFoldersService({ store }),
      duplicates: createDuplicatesService({ store, limits }),
      search: createSearchService({ store }),
      sets: createSetsService({ store, limits }),
      imports: createImportsService({
        store,
        limits,
        keys,
        toReviewId: toPastReviewId,
        letOthersIn: () => setImmediate(),
        now: () => new Date(),
      }),
      media,
      shareLinks: createShareLinksService({
        store,
        files,
        media,
        limits,
        keys,
        tokens: createShareTokens(secrets),
        mails,
        supportTo: config.supportTo,
      }),
      marks: createMarksService({ store, now: () => new Date() }),
      memory: createMemoryService({ store, now: () => new Date() }),
      memoryParameters: createMemoryParametersService({
        store,
        fitter: weightsFitter,
        now: () => new Date(),
        onFailed: (error, owner) =>
          logger.error({ reason: nameOf(error), user: owner }, 'parameters not fitted'),
      }),
      memorySettings: createMemorySettingsService({ store, now: () => new Date() }),
      putAway: createPutAwayService({ store, now: () => new Date() }),
      setMemory: createSetMemoryService({ store, now: () => new Date() }),
      today: createTodayService({ store, now: () => new Date() }),
      statistics: createStatisticsService({ store, findHeadings, now: () => new Date() }),
      studyReminders: createStudyRemindersService({
        store,
        mails,
        tokens: unsubscribeTokens,
        now: () => new Date(),
        onQueued: () => pushWorker.wake(),
        onFailed: (error, owner) =>
          logger.error({ err: error, user: owner }, 'study reminder not sent'),
      }),
      push: createPushService({
        store,
        publicKey: pushKeys.publicKey,
        toFingerprint: unsubscribeTokens.hash,
      }),
      pushDelivery,
      exams: createExamsService({ store, now: () => new Date() }),
      exports: createExportsService({ store }),
      calendar: createCalendarService({
        store,
        tokens: createLinkTokens(),
        writer: createExamCalendar(config.productUrl),
        toAddress: (token) =>
          `${apiUrl.replace(/\/+$/, '')}${calendarFeedEndpoints.read.path.replace(':token', token)}`,
        now: () => new Date(),
      }),
      rebuild: createRebuildService({ store }),
      reports: createReportsService({ store, now: () => new Date() }),
      orders: createOrdersService({
        store,
        provider: payment.gateway,
        keys,
        audit,
        makeRandom: makeOrderRandom,
      }),
      settlement: createSettlementService({ store, mails, audit }),
      billing: createBillingService({ store, canOrder: payment.gateway !== undefined }),
      reminders: createRemindersService({
        store,
        mails,
        onFailed: (error, { owner, plan }) =>
          logger.error({ err: error, user: owner, plan }, 'reminder not sent'),
      }),
      takeout: createTakeoutService({ store, files, keys, audit }),
      teams: createTeamsService({ store, audit }),
      teamSets: createTeamSetsService({ store, limits, media }),
      teamUsage: createTeamUsageService({ store, now: () => new Date() }),
      invitations: createInvitationsService({
        store,
        mails,
        tokens: createLinkTokens(),
        keys,
        audit,
      }),
      assistant: createStudyAssistant({
        engine,
        cache: answers,
        takeCall: createDailyCalls({ store, keys, perDay: config.aiDailyCalls }),
      }),
      roles: createRolesService({ store, mails }),
      operatedAccounts: createOperatedAccountsService({ store }),
      queuedMails: createQueuedMailsService({ store, envelopes: createMailEnvelopes({ sealer }) }),
      paymentsToReview: createPaymentsToReviewService({ store, mails }),
      auditLog: store.auditLog,
      support: createSupportService({ store, mails, keys, supportTo: config.supportTo }),
    },
    payment,
    files,
    tokens,
    devices,
    store,
    passwords,
    connection,
    metrics,
    mailWorker,
    pushWorker,
    studyPool,
    llmPool,
    weightsFitter,
    reportOnModel,
    transport,
    redis,
  };
}

async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Its kind alone: what a thread throws may quote what it was given. */
function nameOf(error: unknown): string {
  return error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';
}
