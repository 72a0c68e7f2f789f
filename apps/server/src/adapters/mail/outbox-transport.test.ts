import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailDeliveryError, type MailMessage } from './mail-transport';
import { isOutboxFile } from './outbox-file';
import { createOutboxTransport } from './outbox-transport';
import { renderMail } from './templates/render-mail';

const QUEUED_AT = new Date('2025-11-15T03:05:12.123Z');
const never = new AbortController().signal;

let folder: string;
let outboxDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scholar-outbox-'));
  outboxDir = join(folder, 'data', 'outbox');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function createTransport() {
  return createOutboxTransport({ outboxDir, from: 'Scholar <no-reply@scholar.example>' });
}

function message(changes: Partial<MailMessage> = {}): MailMessage {
  const content = { kind: 'reset-code', code: '048213' } as const;
  const mail = { to: 'minh.anh@example.edu', language: 'vi', content } as const;
  return {
    ...renderMail(mail, {
      productUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:3000/api',
    }),
    ...mail,
    job: { id: 7, queuedAt: QUEUED_AT },
    ...changes,
  };
}

describe('createOutboxTransport', () => {
  it('writes a whole mail that a mail program reads', async () => {
    const mail = message();

    await createTransport().deliver(mail, never);

    const [file = ''] = await readdir(outboxDir);
    const parsed = await PostalMime.parse(await readFile(join(outboxDir, file)));
    expect({
      from: parsed.from?.address,
      to: parsed.to?.map(({ address }) => address),
      subject: parsed.subject,
      date: parsed.date,
      text: parsed.text?.trim(),
      html: parsed.html?.trim(),
    }).toEqual({
      from: 'no-reply@scholar.example',
      to: ['minh.anh@example.edu'],
      subject: mail.subject,
      date: '2025-11-15T03:05:12.000Z',
      text: mail.text.trim(),
      html: mail.html.trim(),
    });
  });

  it('keeps the code readable in the raw file, alone on its line, and no other six digits', async () => {
    await createTransport().deliver(message({ job: { id: 123_456, queuedAt: QUEUED_AT } }), never);

    const [file = ''] = await readdir(outboxDir);
    const raw = await readFile(join(outboxDir, file), 'utf8');
    expect(raw.split('\n').filter((line) => line === '048213')).toHaveLength(1);
    expect([...new Set(raw.match(/\d{6,}/g))]).toEqual(['048213']);
  });

  it('names the call that ends such mails in one click, where there is one', async () => {
    const unsubscribeUrl = `https://scholar.example/api/memory/unsubscribe/${'Aa0_-'.repeat(9)}`;
    await createTransport().deliver(message({ unsubscribeUrl }), never);
    await createTransport().deliver(message({ job: { id: 8, queuedAt: QUEUED_AT } }), never);

    const headersOf = async (file: string) =>
      (await PostalMime.parse(await readFile(join(outboxDir, file)))).headers
        .filter(({ key }) => key.startsWith('list-'))
        .map(({ key, value }) => [key, value]);
    const [first = '', second = ''] = (await readdir(outboxDir)).toSorted();
    expect(await headersOf(first)).toEqual([
      ['list-unsubscribe', `<${unsubscribeUrl}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ]);
    expect(await headersOf(second)).toEqual([]);
  });

  it('names files so that the newest sorts last, by time and then by job', async () => {
    const transport = createTransport();
    const later = new Date(QUEUED_AT.getTime() + 1);
    for (const job of [
      { id: 1, queuedAt: later },
      { id: 10, queuedAt: QUEUED_AT },
      { id: 9, queuedAt: QUEUED_AT },
    ]) {
      await transport.deliver(message({ job }), never);
    }

    const files = (await readdir(outboxDir)).toSorted();

    expect(files).toEqual([
      '20251115T030512123Z-000000000009.eml',
      '20251115T030512123Z-000000000010.eml',
      '20251115T030512124Z-000000000001.eml',
    ]);
    expect(files.every(isOutboxFile)).toBe(true);
  });

  it('lets a retried job overwrite its own file with the same mail', async () => {
    const transport = createTransport();
    await transport.deliver(message(), never);
    const [file = ''] = await readdir(outboxDir);
    const first = await readFile(join(outboxDir, file), 'utf8');

    await transport.deliver(message(), never);

    expect(await readdir(outboxDir)).toEqual([file]);
    expect(await readFile(join(outboxDir, file), 'utf8')).toBe(first);
  });

  it('lets nobody else read mails, even in a folder that was open to all', async () => {
    await mkdir(outboxDir, { recursive: true });
    await chmod(outboxDir, 0o755);

    await createTransport().deliver(message(), never);

    const [file = ''] = await readdir(outboxDir);
    expect((await stat(outboxDir)).mode & 0o777).toBe(0o700);
    expect((await stat(join(outboxDir, file))).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing half-written behind when it is stopped', async () => {
    const abort = new AbortController();
    abort.abort();

    await expect(createTransport().deliver(message(), abort.signal)).rejects.toThrow(
      MailDeliveryError,
    );

    expect(await readdir(outboxDir)).toEqual([]);
  });

  it('reports a folder it cannot make as a failure worth retrying, without its path', async () => {
    await writeFile(join(folder, 'data'), 'a file where the folder should be');

    await expect(createTransport().deliver(message(), never)).rejects.toMatchObject({
      reason: expect.stringMatching(/^outbox E[A-Z]+$/),
      isPermanent: false,
    });
  });

  it('[B-37] keeps an address from adding headers or recipients', async () => {
    await createTransport().deliver(message({ to: 'a@b.co\r\nBcc: x@y.z, c@d.co' }), never);

    const [file = ''] = await readdir(outboxDir);
    const parsed = await PostalMime.parse(await readFile(join(outboxDir, file)));
    expect(parsed.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(parsed.to).toHaveLength(1);
  });
});

describe('isOutboxFile', () => {
  it.each([
    '../20251115T030512123Z-000000000009.eml',
    '.20251115T030512123Z-000000000009.eml.tmp',
    '20251115T030512123Z-000000000009.eml\n',
    '20251115T030512123Z-000000000009.txt',
    'secret',
    '',
  ])('refuses %j', (name) => {
    expect(isOutboxFile(name)).toBe(false);
  });
});
