import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

const TIME_RULE = 'must be a time of day such as 03:00';
const DAYS_RULE = 'must be a whole number from 0 to 365';

/** The variables of the nightly backup of the embedded database, by name. */
export const BACKUP_VARIABLES = {
  BACKUP_AT: z._default(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_RULE)), '03:00'),
  BACKUP_DAYS: z._default(
    z.coerce.number(DAYS_RULE).check(z.int(DAYS_RULE), z.gte(0, DAYS_RULE), z.lte(365, DAYS_RULE)),
    7,
  ),
  BACKUP_DIR: z.optional(z.string()),
};

type BackupEnvironment = z.output<z.ZodMiniObject<typeof BACKUP_VARIABLES>>;

export function toBackupConfig(env: BackupEnvironment, dataDir: string) {
  const [hour = 0, minute = 0] = env.BACKUP_AT.split(':').map(Number);
  return {
    nightly: {
      hour,
      minute,
      /** 0 makes none. */
      days: env.BACKUP_DAYS,
      folder: resolve(env.BACKUP_DIR ?? join(dataDir, 'backups')),
    },
  };
}
