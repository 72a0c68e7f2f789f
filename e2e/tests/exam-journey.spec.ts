import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../fixtures/axe';
import { clientOf, signInNewStudent } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { createExamsPage } from '../pages/exams-page';
import { createSetCreatorPage } from '../pages/set-creator-page';
import { createTodayPage } from '../pages/today-page';

const CARDS = Array.from({ length: 40 }, (_, index) => ({
  question: `Term ${index + 1}`,
  answer: `What term ${index + 1} means.`,
}));

test('a set gets an exam, Today follows its plan, and it can go and come back', async ({
  page,
  server,
}, { project }) => {
  await signInNewStudent(page, server, `exam.${project.name}@example.com`);
  const { call, token } = await clientOf(page, server);
  const set = await call('POST', '/quiz/post-quiz', {
    token,
    json: { title: 'Cell basics', flashcardList: CARDS },
  });
  const { quizId } = set.data as { quizId: number };
  const exams = createExamsPage(page);
  const today = createTodayPage(page);

  await test.step('the opened set goes along as an Anki deck', async () => {
    const sets = createSetCreatorPage(page);
    await sets.open(quizId);
    const file = await sets.export('Anki deck');
    expect(file.suggestedFilename()).toBe('Cell basics.apkg');
    const deck = await readFile(await file.path());
    expect(deck.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(deck.includes('collection.anki2')).toBe(true);
  });

  await test.step('the opened set asks for the day', async () => {
    await page.goto(`/set-creator?set=${quizId}`);
    await exams.setLine.getByRole('button', { name: 'Set exam date' }).click();
    await exams.fillIn({ name: 'Biology finals', day: inDays(21) });
    await expect(exams.setLine).toContainText('Biology finals');
    await expect(exams.setLine).toContainText('0% remembered on the day as things stand');
  });

  await test.step('its page shows readiness and the days, as a chart and as a table', async () => {
    await exams.setLine.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Biology finals', level: 1 })).toBeVisible();
    await expect(exams.readiness).toContainText('if you keep the plan');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Show as table' }).click();
    // Until the day before the exam.
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + 21);
  });

  await test.step('its plan goes into a calendar, as a file and by a secret address', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as calendar (.ics)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Biology finals.ics');
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain('SUMMARY:Exam: Biology finals\r\n');
    expect(calendar).toMatch(/SUMMARY:\d+ cards? · about \d+ min: Biology finals\r\n/);
    expect(calendar).not.toContain('Term 1');

    const first = await exams.makeAddress('Make the address');
    await expectNoAxeViolations(page);
    await exams.dialog.getByRole('button', { name: 'Done' }).click();
    const read = (address: string) =>
      fetch(new URL(new URL(address).pathname, server.url), { method: 'GET' });
    const answer = await read(first);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(await answer.text()).toContain('SUMMARY:Exam: Biology finals\r\n');

    const second = await exams.makeAddress('Change the address');
    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await exams.dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('Today brings the share of the plan, not all that is new', async () => {
    const { data } = await call('GET', '/memory/today', { token });
    const { counts } = data as { counts: { new: number } };
    expect(counts.new).toBeGreaterThan(0);
    expect(counts.new).toBeLessThan(20);
    await page.getByRole('link', { name: 'Study now' }).click();
    await expect(today.left(counts.new)).toBeVisible();
  });

  await test.step('it can be deleted, brought back and deleted; the set stays', async () => {
    await exams.open();
    await page.getByRole('link', { name: 'Biology finals' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .or(exams.dialog)
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('No exams yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Biology finals' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .or(exams.dialog)
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('No exams yet')).toBeVisible();
    await page.getByRole('button', { name: 'New exam' }).first().click();
    await exams.dialog.getByRole('checkbox', { name: /Cell basics/ }).waitFor();
    await expectNoAxeViolations(page);
    await page.goto(`/set-creator?set=${quizId}`);
    await expect(exams.setLine.getByRole('button', { name: 'Set exam date' })).toBeVisible();
  });
});

/** As a student's day is written; a day begins at 04:00, so the journey looks from then on. */
function inDays(days: number): string {
  const day = new Date(Date.now() - 4 * 3_600_000);
  day.setDate(day.getDate() + days);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
