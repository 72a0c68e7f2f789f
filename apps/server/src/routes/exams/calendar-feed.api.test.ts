import {
  CALENDAR_KEPT_SECONDS,
  type NewCalendarFeed,
  NewCalendarFeedSchema,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { endExam, inDays, passDays, putExam } from '../../testing/exams';
import { cards, saveSet } from '../../testing/flashcards';
import { refusal } from '../../testing/refusal';
import { deactivate, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const logLines: string[] = [];

let app: TestApp;
let minh: Student;
beforeAll(async () => {
  const passwords = createCountingHasher({ isQuick: true }).replace;
  app = await startTestApp({ passwords, logLines });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app);
  await saveSet(app, minh.token, {
    title: 'Cells, genes',
    flashcardList: cards(12, 'Canary'),
  });
});

async function subscribe(token = minh.token): Promise<NewCalendarFeed> {
  const answer = await app.call('POST', '/exam/feed', { token });
  return NewCalendarFeedSchema.parse(answer.body.data);
}

function read(address: string, method: 'GET' | 'HEAD' = 'GET', headers = {}) {
  return app.app.inject({ method, url: new URL(address).pathname, headers });
}

/** Long lines put together again. */
const unfold = (body: string) => body.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (body: string, name: string) =>
  unfold(body).flatMap((line) =>
    line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : [],
  );
/** What stands on each day of study, and for which exam. */
function studyDaysOf(body: string) {
  const dates = valuesOf(body, 'DTSTART;VALUE=DATE');
  return valuesOf(body, 'SUMMARY').flatMap((summary, place) => {
    const [, count, title] = /^(\d+) cards? · about \d+ min: (.+)$/.exec(summary) ?? [];
    return count && title ? [{ date: dates[place] ?? '', title, count: Number(count) }] : [];
  });
}
const download = (examId: number, token = minh.token) =>
  app.app.inject({
    method: 'GET',
    url: `/api/exam/${examId}/calendar.ics`,
    headers: { authorization: `Bearer ${token}` },
  });
const downloadDays = async (examId: number) => studyDaysOf((await download(examId)).body);
const readSince = async () =>
  (await app.call('GET', '/exam/feed', { token: minh.token })).body.data;

describe('the address', () => {
  it('[D-75] is told once; what is kept of it is a hash', async () => {
    expect(await readSince()).toEqual({ since: null });

    const { address, since } = await subscribe();

    expect(address).toMatch(/^http:\/\/[^/]+\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await readSince()).toEqual({ since });
    const token = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
    const rows = JSON.stringify(await app.database.query('select * from calendar_feeds'));
    expect(token).toHaveLength(43);
    expect(rows).not.toContain(token);
  });

  it('that was changed no longer works, and the new one does', async () => {
    const before = await subscribe();
    const after = await subscribe();

    expect((await read(before.address)).json()).toEqual(
      refusal('not_found', STUDY_MESSAGES.calendarGone),
    );
    expect((await read(after.address)).statusCode).toBe(200);
    expect(await app.database.query('select user_id from calendar_feeds')).toHaveLength(1);
  });

  it('ends when the student says so, more than once too', async () => {
    const { address } = await subscribe();

    const ends = [
      await app.call('DELETE', '/exam/feed', { token: minh.token }),
      await app.call('DELETE', '/exam/feed', { token: minh.token }),
    ];

    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(address)).statusCode).toBe(404);
    expect(await readSince()).toEqual({ since: null });
  });

  it.each(['x'.repeat(43), 'short', '..%2f..%2fhealthz', '%00', 'y'.repeat(400)])(
    'that nobody has is not there: %s',
    async (token) => {
      const { statusCode, body } = await read(`http://x/api/calendar/${token}.ics`);

      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toContain('VCALENDAR');
    },
  );

  it('[D-75] ends with deactivation, and does not come back with the account', async () => {
    const { address } = await subscribe();
    await deactivate(app, minh);

    expect((await read(address)).statusCode).toBe(404);
    expect(await app.database.query('select * from calendar_feeds')).toEqual([]);
    await app.database.query('update users set deactivated_at = null');
    expect((await read(address)).statusCode).toBe(404);
  });

  it.each(['blocked_at', 'deactivated_at'])(
    'does not work while the account is closed: %s',
    async (column) => {
      const { address } = await subscribe();
      await app.database.query(`update users set ${column} = now()`);

      expect((await read(address)).statusCode).toBe(404);

      await app.database.query(`update users set ${column} = null`);
      expect((await read(address)).statusCode).toBe(200);
    },
  );

  it('[D-75] never stands in the log, whether it works or not', async () => {
    const { address } = await subscribe();
    const token = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
    logLines.length = 0;

    await read(address);
    await read(address, 'HEAD');
    await subscribe();
    await read(address);

    const log = logLines.join('\n');
    expect(log).toContain('/api/calendar/:token.ics');
    expect(log).not.toContain(token);
    expect(log).not.toContain('Canary');
  });
});

describe('what calendars read', () => {
  it('has each study day and the exam itself, with counts and names only', async () => {
    await putExam(app, minh.token, { title: 'Biology; finals', date: inDays(10) });
    const { address } = await subscribe();

    const { statusCode, headers, body } = await read(address);

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': `private, max-age=${CALENDAR_KEPT_SECONDS}`,
    });
    expect(valuesOf(body, 'X-WR-CALNAME')).toEqual(['Scholar: exams']);
    expect(valuesOf(body, 'DTSTART;VALUE=DATE').at(-1)).toBe(inDays(10).replaceAll('-', ''));
    expect(valuesOf(body, 'DTEND;VALUE=DATE').at(-1)).toBe(inDays(11).replaceAll('-', ''));
    const titles = valuesOf(body, 'SUMMARY');
    expect(titles.at(-1)).toBe(String.raw`Exam: Biology\; finals`);
    expect(titles.length).toBeGreaterThan(1);
    for (const title of titles.slice(0, -1)) {
      expect(title).toMatch(/^\d+ cards? · about \d+ min: Biology\\; finals$/);
    }
    expect(valuesOf(body, 'TRIGGER')).toEqual(['-PT6H']);
    expect(new Set(valuesOf(body, 'UID')).size).toBe(titles.length);
    expect(body).toContain(String.raw`Cells\, genes`);
    expect(body).not.toContain('Canary');
  });

  it('speaks the language of the student', async () => {
    await putExam(app, minh.token, { title: 'Sinh học', date: inDays(10) });
    await app.database.query(`update users set language = 'vi'`);
    const { address } = await subscribe();

    const { body } = await read(address);

    expect(valuesOf(body, 'NAME')).toEqual(['Scholar: kỳ thi']);
    expect(valuesOf(body, 'SUMMARY').at(-1)).toBe('Thi: Sinh học');
    expect(valuesOf(body, 'SUMMARY')[0]).toMatch(/^\d+ thẻ · khoảng \d+ phút: Sinh học$/);
  });

  it('has nobody else’s exams, and none that is deleted or over', async () => {
    const lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Chi' });
    await saveSet(app, lan.token, { title: 'Lan’s set', flashcardList: cards(1) });
    await putExam(app, lan.token, { title: 'Lan’s exam', quizIds: [2] });
    const past = await putExam(app, minh.token, { title: 'Past', date: inDays(1) });
    await passDays(app, 3);
    await endExam(app, minh.token, past.examId, 'keep');
    const deleted = await putExam(app, minh.token, { title: 'Deleted' });
    await app.call('DELETE', `/exam/${deleted.examId}`, { token: minh.token });
    await putExam(app, minh.token, { title: 'Coming' });
    const { address } = await subscribe();

    const { body } = await read(address);

    const titles = valuesOf(body, 'SUMMARY');
    expect(titles.filter((title) => !title.endsWith(': Coming'))).toEqual([]);
    expect(titles.at(-1)).toBe('Exam: Coming');
    expect(body).not.toContain('Lan');
  });

  it('[D-51] counts a card of two exams once a day: for the earlier one until that is over', async () => {
    await saveSet(app, minh.token, { title: 'More', flashcardList: cards(3, 'More') });
    const later = { title: 'Later', date: inDays(20) };
    const { examId } = await putExam(app, minh.token, { ...later, quizIds: [2] });
    const ofMore = await downloadDays(examId);
    await app.call('DELETE', `/exam/${examId}`, { token: minh.token });
    const both = await putExam(app, minh.token, { ...later, quizIds: [1, 2] });
    const first = await putExam(app, minh.token, { title: 'First', date: inDays(6) });
    const isBefore = ({ date }: { date: string }) => date < first.date.replaceAll('-', '');
    const { address } = await subscribe();

    const days = studyDaysOf((await read(address)).body);

    const ofBoth = await downloadDays(both.examId);
    expect(ofBoth.filter(isBefore)).not.toEqual(ofMore.filter(isBefore));
    expect(days).toEqual([
      ...(await downloadDays(first.examId)),
      ...ofMore.filter(isBefore),
      ...ofBoth.filter((day) => !isBefore(day)),
    ]);
  });

  it('is a calendar without events where there is no exam', async () => {
    const { address } = await subscribe();

    const { statusCode, body } = await read(address);

    expect(statusCode).toBe(200);
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
    expect(body).not.toContain('VEVENT');
  });

  it('tells whoever has it already that it is the same, and sends a change', async () => {
    await putExam(app, minh.token);
    const { address } = await subscribe();
    const first = await read(address);
    const etag = String(first.headers.etag);

    const same = await read(address, 'GET', { 'if-none-match': `"other", W/${etag}` });
    const other = await read(address, 'GET', { 'if-none-match': '"other"' });
    await putExam(app, minh.token, { title: 'One more' });
    const changed = await read(address, 'GET', { 'if-none-match': etag });

    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('can be asked for its head alone', async () => {
    await putExam(app, minh.token);
    const { address } = await subscribe();

    const [whole, head] = [await read(address), await read(address, 'HEAD')];

    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect((await read(`${address.slice(0, -5)}x.ics`, 'HEAD')).statusCode).toBe(404);
  });

  it('can be read from any site, without an origin and by any program', async () => {
    const { address } = await subscribe();

    const answers = [
      await read(address, 'GET', { origin: 'https://calendar.example' }),
      await read(address, 'GET', { 'sec-fetch-site': 'cross-site' }),
      await read(address, 'GET', { 'user-agent': 'Google-Calendar-Importer' }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });
});

describe('the file of one exam', () => {
  it('has that exam alone, under its name', async () => {
    const { examId } = await putExam(app, minh.token, { title: 'Biology', date: inDays(10) });
    await putExam(app, minh.token, { title: 'Chemistry' });

    const { headers, body } = await download(examId);

    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="scholar-[\d-]+\.ics"$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(valuesOf(body, 'NAME')).toEqual(['Biology']);
    expect(valuesOf(body, 'SUMMARY').at(-1)).toBe('Exam: Biology');
    expect(body).not.toContain('Chemistry');
  });

  it('is not there for anybody else', async () => {
    const { examId } = await putExam(app, minh.token);
    const lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Chi' });

    const answers = [await download(examId, lan.token), await download(9_999)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});
