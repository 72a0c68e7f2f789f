import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { composeMessage, parseSender } from './compose-message';
import { MailDeliveryError, type MailTransport } from './mail-transport';
import { toOutboxFile } from './outbox-file';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Writes every mail as one `.eml` file, for machines without a mail server. */
export function createOutboxTransport({
  outboxDir,
  from,
}: {
  outboxDir: string;
  from: string;
}): MailTransport {
  const sender = parseSender(from);

  return {
    async deliver(message, signal) {
      const file = toOutboxFile(message.job);
      // A reader of the folder never sees half a mail: it gets its name only when it is complete.
      const unfinished = join(outboxDir, `.${file}.tmp`);
      try {
        await makePrivateFolder(outboxDir);
        // Plain line feeds, as in any mail folder on disk, so that line tools find the line with the code.
        const composer = new MailComposer({ ...composeMessage(message, sender), newline: 'linux' });
        await writeFile(unfinished, await composer.compile().build(), { mode: FILE_MODE, signal });
        await rename(unfinished, join(outboxDir, file));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined); // the first failure is the one to report
        throw new MailDeliveryError(toReason(error), { isPermanent: false, cause: error });
      }
    },

    close() {
      // Files are closed as soon as they are written.
    },
  };
}

async function makePrivateFolder(path: string) {
  const created = await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  if (created === undefined) {
    // A folder that existed before may be readable by everybody.
    await chmod(path, FOLDER_MODE);
  }
}

function toReason(error: unknown): string {
  return error instanceof Error && 'code' in error
    ? `outbox ${String(error.code)}`
    : 'outbox failed';
}
