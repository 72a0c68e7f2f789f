import { inspect } from 'node:util';
import { BackupRunningError, FolderInUseError, MoveError } from '@scholar/db';
import { ConfigError } from './config';
import { BackupError } from './backups/manifest';

const EXPLAINED = [BackupError, BackupRunningError, ConfigError, FolderInUseError, MoveError];

/** Prints what the work says and ends the process; without words it was called in a wrong way. */
export async function endCommand(
  usage: string,
  work: () => Promise<{ text: string; exitCode: 0 | 1 } | string | undefined>,
) {
  try {
    const words = await work();
    const { text, exitCode } =
      typeof words === 'object' ? words : { text: words ?? usage, exitCode: words ? 0 : 1 };
    (words === undefined ? process.stderr : process.stdout).write(`${text}\n`);
    process.exit(exitCode);
  } catch (error) {
    const isMisspelt =
      error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS');
    if (isMisspelt) {
      process.stderr.write(`${error.message}\n${usage}\n`);
    } else {
      const isExplained = EXPLAINED.some((kind) => error instanceof kind);
      const words = isExplained && error instanceof Error ? error.message : inspect(error);
      process.stderr.write(`${words}\n`);
    }
    process.exit(1);
  }
}
