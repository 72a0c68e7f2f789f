import { connect, type Connection, type PostgresPlace } from '@scholar/db';
import { Redis } from 'ioredis';
import type { FileStore } from '@scholar/domain';
import type { Logger } from 'pino';
import { createBucketFiles } from './adapters/files/bucket-files';
import { createFolderFiles } from './adapters/files/folder-files';
import type { MailTransport } from './adapters/mail/mail-transport';
import { MAIL_CONCURRENCY } from './adapters/mail/mail-worker';
import { createOutboxTransport } from './adapters/mail/outbox-transport';
import { createSmtpTransport } from './adapters/mail/smtp-transport';
import type { Config } from './config';
import { paths } from './paths';

export function connectDatabase(config: Config, logger: Logger): Promise<Connection> {
  return connect(
    postgresPlace(config, logger) ?? {
      kind: 'embedded',
      folder: `${config.dataDir}/db`,
      snapshotFile: paths.databaseSnapshot,
      migrationsDir: paths.migrations,
    },
  );
}

/** Undefined where the embedded database serves. */
export function postgresPlace(config: Config, logger: Logger): PostgresPlace | undefined {
  return config.databaseUrl === undefined
    ? undefined
    : {
        kind: 'postgres',
        url: config.databaseUrl,
        migrationUrl: config.migrationUrl ?? config.databaseUrl,
        migrationsDir: paths.migrations,
        onError: (error) => logger.warn({ err: error }, 'database connection lost'),
        onWaiting: (reason) => logger.warn({ err: reason }, 'waiting for the database'),
      };
}

export function createFiles(config: Config): FileStore {
  return config.bucket ? createBucketFiles(config.bucket) : createFolderFiles(config.filesDir);
}

export function connectMail(config: Config): MailTransport {
  return config.smtpUrl
    ? createSmtpTransport({
        url: config.smtpUrl,
        from: config.mailFrom,
        maxConnections: MAIL_CONCURRENCY,
      })
    : createOutboxTransport({ outboxDir: config.outboxDir, from: config.mailFrom });
}

export function connectRedis(url: string, logger: Logger): Redis {
  // Limits are better skipped than waited for: a request must not hang because Redis is away.
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    commandTimeout: 500,
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'redis connection failed'));
  return redis;
}
