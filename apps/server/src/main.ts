import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError } from '@scholar/db';
import { createLogger } from './adapters/logger';
import { buildApp, buildMetricsApp } from './build-app';
import { compose } from './compose';
import { ConfigError, type Config, readConfig } from './config';
import { startHousekeeping } from './housekeeping';

const DRAIN_LIMIT_MS = 10_000;
/** Whoever is still sending by then is cut off, so that the database can be closed properly. */
const REQUEST_LIMIT_MS = 4_000;
const MAIL_LIMIT_MS = 4_000;

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function start(config: Config) {
  const logger = createLogger({ level: config.logLevel });
  const composition = await compose(config, logger);
  const { store, connection, services, mailWorker, studyPool, llmPool, transport, redis } =
    composition;
  let isDraining = false;
  const app = await buildApp({ config, composition, logger }, { isDraining: () => isDraining });
  const metricsApp = config.isProduction ? buildMetricsApp({ composition }) : undefined;
  const housekeeping = startHousekeeping({
    store,
    connection,
    purgeDeactivated: () => services.deactivation.purgeOld(),
    expireOrders: () => services.orders.expireOld(),
    remindOfEnds: () => services.reminders.remindOfEnds(),
    purgeRemoved: {
      documents: () => services.documents.purgeRemoved(),
      flashcards: () => services.flashcards.purgeRemoved(),
      sets: () => services.quizzes.purgeRemoved(),
      invitations: () => services.invitations.purgeOld(),
    },
    logger,
  });
  await app.listen({ port: config.port, host: config.host });
  await metricsApp?.listen({ port: config.metricsPort, host: '127.0.0.1' });
  mailWorker.start();
  printBanner(config, connection.engine);

  async function stop(exitCode: number) {
    if (isDraining) {
      process.exit(1);
    }
    isDraining = true;
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    const cutOff = setTimeout(() => app.server.closeAllConnections(), REQUEST_LIMIT_MS);
    await app.close();
    clearTimeout(cutOff);
    await metricsApp?.close();
    await housekeeping.stop();
    // A mail server that hangs must not hold up the rest; its job is taken again after the restart.
    await Promise.race([mailWorker.stop(), wait(MAIL_LIMIT_MS)]);
    await studyPool.close();
    await llmPool?.close();
    transport.close();
    redis?.disconnect();
    await connection.close();
    process.exit(exitCode);
  }

  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      void stop(1);
    });
  }
}

function printBanner(config: Config, engine: 'embedded' | 'postgres') {
  const lines = [
    'Scholar is ready.',
    `  Open   ${config.publicUrl}`,
    `  Data   ${engine === 'embedded' ? `${config.dataDir} (embedded database)` : 'PostgreSQL'}`,
    `  Mails  ${config.smtpUrl ? 'sent by SMTP' : `${config.publicUrl}/dev/mailbox`}`,
    ...(config.isProduction && engine === 'embedded'
      ? ['  Note   the embedded database serves one process; use DATABASE_URL for more']
      : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What the operator can mend is said in a line; anything else needs its stack. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof FolderInUseError) {
    return error.message;
  }
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken
    ? 'The port is in use already. Stop what listens there, or choose another PORT.'
    : error;
}
