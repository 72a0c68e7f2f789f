import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError } from '@scholar/db';
import { createLogger } from './adapters/logger';
import { startBackups } from './backups/start-backups';
import { buildApp, buildMetricsApp } from './build-app';
import { compose } from './compose';
import { ConfigError, type Config, readConfig } from './config';
import { drain, type DrainTimes } from './drain';
import { startHousekeeping } from './housekeeping';
import { listenAt, PortTakenError } from './listen';
import { printConfig } from './print-config';

/** Time for the work after the last call; a supervisor has to wait for both (TimeoutStopSec=75). */
const CLOSE_LIMIT_MS = 5_000;
const MAIL_LIMIT_MS = 3_000;
/** After an unexpected error the state of the process cannot be trusted. */
const AFTER_A_BUG = { delayMs: 0, limitMs: 5_000 };

try {
  if (process.argv.includes('--print-config')) {
    process.stdout.write(`${printConfig(process.env)}\n`);
    process.exit(0);
  }
  const config = readConfig(process.env);
  if (process.argv.includes('--without-engine') && config.aiServers.length === 0) {
    throw new ConfigError([
      'AI_SERVERS: required by npm run start:api; npm start reads texts itself',
    ]);
  }
  await start(config);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function start(config: Config) {
  const logger = createLogger({ level: config.logLevel });
  const composition = await compose(config, logger);
  const { store, connection, services, mailWorker, pushWorker, transport, redis } = composition;
  const { studyPool, llmPool, weightsFitter } = composition;
  let isDraining = false;
  const app = await buildApp({ config, composition, logger }, { isDraining: () => isDraining });
  const metricsApp = config.isProduction ? buildMetricsApp({ config, composition }) : undefined;
  const housekeeping = startHousekeeping({
    store,
    connection,
    purgeDeactivated: () => services.deactivation.purgeOld(),
    expireOrders: () => services.orders.expireOld(),
    remindOfEnds: () => services.reminders.remindOfEnds(),
    remindOfCards: () => services.studyReminders.remindOfCards(),
    fitParameters: () => services.memoryParameters.fitDue(),
    purgeRemoved: {
      documents: () => services.documents.purgeRemoved(),
      flashcards: () => services.flashcards.purgeRemoved(),
      media: () => services.media.purgeUnused(),
      sets: () => services.sets.purgeRemoved(),
      exams: () => services.exams.purgeRemoved(),
      invitations: () => services.invitations.purgeOld(),
      'card choices': () => services.cardChoices.purgeOld(),
      'push reminders': () => services.pushDelivery.purgeOutdated(),
    },
    logger,
  });
  const backups = await startBackups({ config, connection, logger });
  await listenAt(app, { setting: 'PORT', port: config.port, host: config.host });
  if (metricsApp) {
    const { port, host } = config.metrics;
    await listenAt(metricsApp, { setting: 'METRICS_PORT', port, host });
  }
  mailWorker.start();
  pushWorker.start();
  printBanner(config, connection.engine);
  // Nobody waits for it: without the model the embedded engine answers.
  void composition.reportOnModel?.().then(({ isReady, words }) => {
    process.stdout.write(`  Model  ${words}\n`);
    logger[isReady ? 'info' : 'warn']({ provider: config.llm?.provider }, words);
  });

  async function stop(exitCode: number, times: DrainTimes) {
    if (isDraining) {
      process.exit(1);
    }
    isDraining = true;
    setTimeout(() => process.exit(1), times.limitMs + CLOSE_LIMIT_MS).unref();
    await drain(app, times);
    await metricsApp?.close();
    services.memoryParameters.stop();
    await backups?.stop();
    await housekeeping.stop();
    // A mail server or push service that hangs must not hold up the rest; its job is taken again later.
    await Promise.race([Promise.all([mailWorker.stop(), pushWorker.stop()]), wait(MAIL_LIMIT_MS)]);
    await studyPool.close();
    await llmPool?.close();
    await weightsFitter.close();
    transport.close();
    redis?.disconnect();
    await connection.close();
    process.exit(exitCode);
  }

  process.on('SIGTERM', () => void stop(0, config.drain));
  // Ctrl+C stops at once, because no balancer has to notice first.
  process.on('SIGINT', () => void stop(0, { ...config.drain, delayMs: 0 }));
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      void stop(1, AFTER_A_BUG);
    });
  }
}

function printBanner(config: Config, engine: 'embedded' | 'postgres') {
  const lines = [
    'Scholar is ready.',
    `  Open   ${config.publicUrl}`,
    `  Data   ${engine === 'embedded' ? `${config.dataDir} (embedded database)` : 'PostgreSQL'}`,
    ...(config.aiServers.length > 0 ? [`  Texts  read by ${config.aiServers.join(', ')}`] : []),
    `  Mails  ${config.smtpUrl ? 'sent by SMTP' : `${config.publicUrl}/dev/mailbox`}`,
    ...(config.isProduction && engine === 'embedded'
      ? ['  Note   the embedded database serves one process; use DATABASE_URL for more']
      : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Errors in the settings are said in one line; others show their stack. */
function explain(error: unknown): unknown {
  const isExplained =
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof PortTakenError;
  return isExplained ? error.message : error;
}
