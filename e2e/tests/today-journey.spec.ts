import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import type { ProductServer } from '../fixtures/server';
import { clientOf, signIn, signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createTodayPage } from '../pages/today-page';

const TERMS = ['Osmosis', 'Diffusion', 'Turgor', 'Aquaporin', 'Nucleus', 'Ribosome'];
const SENTENCE = 'Osmosis is the diffusion of water through a membrane.';

test('a student studies today’s cards, closes the tab and goes on elsewhere', async ({
  page,
  context,
  server,
  openElsewhere,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const today = createTodayPage(page);
  await signInNewStudent(page, server, `today.${project.name}@example.com`);
  const { call, token } = await clientOf(page, server);
  let answers = 0;

  await test.step('without cards Today says what to do', async () => {
    await today.open();
    await expect(page.getByText('No cards to study yet')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto('/statistics');
    await expect(page.getByText('Nothing studied yet')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('Home says how much is due, and leads there', async () => {
    await saveSet(page, server);
    await page.goto('/home');
    const line = page.getByRole('region', { name: 'Today' });
    await expect(line).toContainText(/7 cards · about \d+ min/);
    await expectNoAxeViolations(page);
    await line.getByRole('link', { name: 'Start' }).click();
    await expect(today.left(7)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('a card carries its sentence, which leads to the document', async () => {
    await expect(today.shownSide).toHaveText('Osmosis');
    await page.keyboard.press('Space');
    await expect(page.getByRole('figure', { name: 'Source' })).toContainText(SENTENCE);
    await expect(today.answers.getByRole('button').first()).toHaveAccessibleName(/^Again 1 min/);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Space');
  });

  await test.step('three answers, one of them taken back', async () => {
    if (isPhone) {
      await today.swipe('left', async () => {
        await expect(today.swipeWord('Again')).toHaveAttribute('data-answers', 'true');
      });
      await expect(today.shownSide).toHaveText('Diffusion');
      await today.swipe('right', async () => {
        await expect(today.swipeWord('Knew it')).toHaveAttribute('data-answers', 'true');
      });
    } else {
      await today.answer('1');
      await expect(today.shownSide).toHaveText('Diffusion');
      await today.answer('2');
    }
    await expect(today.shownSide).toHaveText('Turgor');
    await page.keyboard.press('z');
    await expect(today.shownSide).toHaveText('The answer to Diffusion.');
    await page.keyboard.press('2');
    await expect(today.shownSide).toHaveText('Turgor');
    answers += 2;
    await expect.poll(() => countAnswers(call, token)).toBe(answers);
  });

  await test.step('the tab is closed right after an answer, and nothing is lost', async () => {
    await today.answer('2');
    await expect(today.shownSide).toHaveText('Aquaporin');
    answers += 1;
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await expect.poll(() => countAnswers(call, token)).toBe(answers);
  });

  const elsewhere = await openElsewhere();
  const other = createTodayPage(elsewhere);

  await test.step('another browser goes on from there, to the end', async () => {
    await signInWith(elsewhere, token);
    await other.open();
    await expect(other.left(7)).toBeVisible();
    await expect(other.shownSide).toHaveText(/^(Osmosis|Aquaporin)$/);
    while (!(await other.done.isVisible())) {
      const [before] = [answers];
      await other.answer('2');
      answers += 1;
      expect(before, 'no end in sight').toBeLessThan(40);
      await expect(other.card.or(other.done)).toBeVisible();
    }
    await expect(elsewhere.getByText(/^Come back tomorrow|^Nothing is due before/)).toBeVisible();
    await expect(elsewhere.getByRole('heading', { name: /^New in your memory/ })).toBeVisible();
    await expectNoAxeViolations(elsewhere);
    await expect.poll(() => countAnswers(call, token)).toBe(answers);
  });

  await test.step('from there it is a step to what was done and what comes', async () => {
    await elsewhere.getByRole('link', { name: 'See your progress' }).click();
    await expect(elsewhere.getByText('You studied 1 day.')).toBeVisible();
    const year = elsewhere.getByRole('figure', { name: 'A year of days' });
    await expect(year.getByRole('img')).toBeVisible();
    await expectNoAxeViolations(elsewhere);
    await year.getByRole('button', { name: 'Show as table' }).click();
    await expect(year.getByRole('row')).toHaveCount(2);
    await expectNoAxeViolations(elsewhere);
  });

  await test.step('the first browser knows that, and counts nothing twice', async () => {
    const again = await context.newPage();
    await createTodayPage(again).open();
    await expect(createTodayPage(again).nothingDue).toBeVisible();
    await expectNoAxeViolations(again);
    expect(await countAnswers(call, token)).toBe(answers);
  });
});

test.describe('without a connection', () => {
  // Chromium logs every call that finds no server.
  test.use({ expectedConsole: [/./] });

  test(
    '[U-24] Today goes on, also after a reload, and answers of two devices arrive once',
    ANY_SIZE,
    async ({ page, context, server, openElsewhere }) => {
      const today = createTodayPage(page);
      await signInNewStudent(page, server, 'today.offline@example.com');
      await saveSet(page, server);
      const { call, token } = await clientOf(page, server);
      await today.open();
      await expect(today.left(7)).toBeVisible();
      // Nothing but the service worker knows the way back from here.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const elsewhere = await openElsewhere();
      await signIn(elsewhere, token);

      await context.setOffline(true);
      await today.answer('2');
      await page.reload();
      await expect(today.shownSide).toHaveText('Diffusion');
      await today.answer('2');
      await expect(page.getByText('2 answers wait to be sent.')).toBeVisible();
      await expectNoAxeViolations(page);
      const there = createTodayPage(elsewhere);
      await there.open();
      await expect(there.shownSide).toBeVisible();
      await there.answer('2');
      await page.close();

      await context.setOffline(false);
      const later = await context.newPage();
      await later.goto('/home');

      await expect.poll(() => countAnswers(call, token)).toBe(3);
    },
  );
});

/** Six definitions of a saved document and a cloze, in one set. */
async function saveSet(page: Page, server: ProductServer) {
  const { call, token } = await clientOf(page, server);
  const document = await call('PUT', '/document/upload', {
    token,
    json: { title: 'The cell', field: 'Biology', content: SENTENCE },
  });
  const { documentId } = document.data as { documentId: number };
  const source = { quote: SENTENCE, start: 0, end: SENTENCE.length };
  const cards = await call('POST', '/flashcard/add-bulk', {
    token,
    json: {
      documentId,
      flashcardList: [
        ...TERMS.map((question) => ({ question, answer: `The answer to ${question}.`, source })),
        { question: 'wall', answer: 'Water pushes against the cell ____.', kind: 'cloze' },
      ],
    },
  });
  const { flashcardList } = cards.data as { flashcardList: { flashcardId: number }[] };
  const set = await call('POST', '/quiz/post-quiz', {
    token,
    json: {
      title: 'Cell basics',
      flashcardList: flashcardList.map(({ flashcardId }) => flashcardId),
    },
  });
  expect(set.status).toBe(200);
}

type Call = Awaited<ReturnType<typeof clientOf>>['call'];

/** Of all cards of the student, without those that were taken back. */
async function countAnswers(call: Call, token: string): Promise<number> {
  const list = await call('POST', '/flashcard/get-filter?pageSize=50', { token, json: {} });
  const { items } = list.data as { items: { flashcardId: number }[] };
  const histories = await Promise.all(
    items.map(({ flashcardId }) => call('GET', `/memory/card/${flashcardId}`, { token })),
  );
  return histories
    .flatMap(({ data }) => (data as { reviews: { isUndone: boolean }[] }).reviews)
    .filter(({ isUndone }) => !isUndone).length;
}

async function signInWith(page: Page, token: string) {
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
}
