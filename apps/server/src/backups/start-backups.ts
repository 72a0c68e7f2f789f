import type { Connection } from '@scholar/db';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { openBackupDoor } from './backup-door';
import { bornAt, runBackupProcess, startNightly } from './nightly';

/** Only this process can say when the embedded database may be copied; a PostgreSQL server needs nobody for it. */
export async function startBackups({
  config,
  connection,
  logger,
}: {
  config: Config;
  connection: Connection;
  logger: Logger;
}) {
  if (!connection.backup) {
    return undefined;
  }
  const { dataDir, nightly } = config;
  const door = await openBackupDoor({ window: connection.backup, dataDir });
  const ending = new AbortController();
  const nights =
    nightly.days > 0
      ? startNightly({
          folder: nightly.folder,
          times: nightly,
          dataBornAt: () => bornAt(dataDir),
          makeBackup: (to, previous) => runBackupProcess(to, previous, { signal: ending.signal }),
          logger,
        })
      : undefined;
  return {
    async stop() {
      ending.abort();
      await nights?.stop();
      await door.close();
    },
  };
}
