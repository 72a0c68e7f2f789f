import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CODE_LENGTH, LanguageSchema } from '@scholar/contract';
import PostalMime from 'postal-mime';
import { isOutboxFile } from '../../adapters/mail/outbox-file';

const LIST_LENGTH = 50;
const CODE_LINE = new RegExp(String.raw`^\d{${CODE_LENGTH}}$`, 'm');

export type MailSummary = { id: string; to: string; subject: string; sentAt: string };
export type OutboxMail = MailSummary & { language: string; text: string; code: string | undefined };

/** Reads what the outbox transport wrote. An id is a file name without its ending. */
export function createOutboxReader({ outboxDir }: { outboxDir: string }) {
  // The list is asked for every two seconds while somebody looks; a mail never changes once written.
  const summaries = new Map<string, MailSummary>();

  async function findSource(id: string): Promise<Buffer | undefined> {
    return isOutboxFile(`${id}.eml`)
      ? absentAsUndefined(readFile(join(outboxDir, `${id}.eml`)))
      : undefined;
  }

  async function find(id: string): Promise<OutboxMail | undefined> {
    const source = await findSource(id);
    return source && toMail(id, source);
  }

  async function summarize(id: string): Promise<MailSummary | undefined> {
    const known = summaries.get(id);
    if (known) {
      return known;
    }
    const mail = await find(id);
    if (!mail) {
      return undefined;
    }
    const { to, subject, sentAt } = mail;
    const summary = { id, to, subject, sentAt };
    summaries.set(id, summary);
    return summary;
  }

  return {
    find,
    findSource,

    /** The newest mails, newest first. */
    async list(): Promise<MailSummary[]> {
      const files = (await absentAsUndefined(readdir(outboxDir))) ?? [];
      const ids = files
        .filter(isOutboxFile)
        .toSorted()
        .slice(-LIST_LENGTH)
        .toReversed()
        .map((file) => file.slice(0, -'.eml'.length));
      const found = await Promise.all(ids.map(summarize));
      for (const id of summaries.keys()) {
        if (!ids.includes(id)) {
          summaries.delete(id);
        }
      }
      return found.filter((summary) => summary !== undefined);
    },
  };
}

async function toMail(id: string, source: Buffer): Promise<OutboxMail> {
  const parsed = await PostalMime.parse(source);
  const text = parsed.text ?? '';
  const language = parsed.headers.find(({ key }) => key === 'content-language')?.value;
  return {
    id,
    to: parsed.to?.map(({ address }) => address ?? '').join(', ') ?? '',
    subject: parsed.subject ?? '',
    sentAt: parsed.date ?? '',
    language: LanguageSchema.safeParse(language).data ?? 'en',
    text,
    code: CODE_LINE.exec(text)?.[0],
  };
}

async function absentAsUndefined<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}
