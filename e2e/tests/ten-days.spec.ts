import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import { CAN_MOVE_CLOCK, test } from '../fixtures/moved-clock';
import { watchPages } from '../fixtures/page-watch';
import { ANY_SIZE, expect } from '../fixtures/test';
import { createExamsPage } from '../pages/exams-page';
import { createTodayPage } from '../pages/today-page';
import { createOutsideClient } from '../process/outside-client';

const PASSWORD = 'Abcde1';
const PHONE = { width: 360, height: 740 };
const CARDS = Array.from({ length: 12 }, (_, index) => ({
  question: `Term ${index + 1}`,
  answer: `What term ${index + 1} means.`,
}));
const DAYS = 10;
const PILE = 1000;
const A_MONTH = 31;

test.skip(!CAN_MOVE_CLOCK, 'libfaketime is not installed');
test.use({ timezoneId: 'UTC' });

test(
  'ten days of study on two devices end with the exam',
  ANY_SIZE,
  async ({ page, context, browser, server, clock }) => {
    const email = 'ten.days@example.com';
    const client = createOutsideClient(server);
    const phone = await browser.newContext({
      baseURL: server.url,
      viewport: PHONE,
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    const problems = await watchPages(phone, []);
    const devices = [page, await phone.newPage()];
    const exams = createExamsPage(page);
    await clock.moveToDay(0, context, phone);
    const token = await client.register(email, PASSWORD);
    const { data } = await client.call('POST', '/quiz/post-quiz', {
      token,
      json: { title: 'Cell basics', flashcardList: CARDS },
    });
    const { quizId } = data as { quizId: number };
    const readiness: number[] = [];

    await test.step('the exam lies ten days ahead', async () => {
      await signInWith(page, token);
      await page.goto(`/set-creator?set=${quizId}`);
      await exams.setLine.getByRole('button', { name: 'Set exam date' }).click();
      const day = await page.evaluate((days) => {
        const date = new Date(Date.now() + days * 86_400_000);
        return date.toISOString().slice(0, 10);
      }, DAYS);
      await exams.fillIn({ name: 'Biology finals', day });
    });

    for (let day = 0; day < DAYS; day += 1) {
      await test.step(`day ${day + 1}: what is due is studied, half of it on each device`, async () => {
        await clock.moveToDay(day, context, phone);
        const fresh = await client.logIn(email, PASSWORD);
        const { data: before } = await client.call('GET', '/memory/today', { token: fresh });
        const { cards } = before as { cards: unknown[] };
        const [first, second] = day % 2 === 0 ? devices : devices.toReversed();
        if (!first || !second) {
          throw new Error('There are two devices.');
        }
        await signInWith(first, fresh);
        await study(first, Math.floor(cards.length / 2));
        await signInWith(second, fresh);
        await study(second);
        readiness.push(await readReadiness(client, fresh));
      });
    }

    await test.step('every card was learnt before the day, and the plan kept its promise', async () => {
      const fresh = await client.logIn(email, PASSWORD);
      const { data: list } = await client.call('POST', '/flashcard/get-filter?pageSize=50', {
        token: fresh,
        json: {},
      });
      const { items } = list as { items: { flashcardId: number }[] };
      const states = await Promise.all(
        items.map(({ flashcardId }) =>
          client.call('GET', `/memory/card/${flashcardId}`, { token: fresh }),
        ),
      );
      expect(states.map(({ data: card }) => (card as { state: string }).state)).toEqual(
        CARDS.map(() => 'review'),
      );
      expect(readiness.at(-1)).toBeGreaterThanOrEqual(88);
      expect(readiness.at(-1)).toBeGreaterThan(readiness[0] ?? 100);
    });

    await test.step('after the day Scholar asks how it went', async () => {
      await clock.moveToDay(DAYS + 1, context, phone);
      await signInWith(page, await client.logIn(email, PASSWORD));
      await exams.open();
      await page.getByRole('link', { name: 'Biology finals' }).click();
      await page.getByRole('button', { name: 'Well', exact: true }).click();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: /^Keep/ }).click();
      await page.reload();
      await expect(page.getByText(/went well/i)).toBeVisible();
    });
    await phone.close();
    expect(problems, 'errors behind the phone’s screen').toEqual([]);
  },
);

test(
  'a thousand cards are due after a month away, and come in shares',
  ANY_SIZE,
  async ({ page, context, server, clock }) => {
    const email = 'away@example.com';
    const client = createOutsideClient(server);
    const today = createTodayPage(page);
    const learnt = await clock.moveToDay(DAYS + 2, context);
    const token = await client.register(email, PASSWORD);
    await learnPile(client, token, learnt);

    await clock.moveToDay(DAYS + 2 + A_MONTH, context);
    await signInWith(page, await client.logIn(email, PASSWORD));
    await today.open();

    await expect(
      page.getByText(/^1,000 cards piled up while you were away\. They are cut into 5 days/),
    ).toBeVisible();
    await expect(today.left(200)).toBeVisible();
    await expectNoAxeViolations(page);
    await today.answer('2');
    await expect(today.left(199)).toBeVisible();
    await page.reload();
    await expect(today.left(199)).toBeVisible();
  },
);

type Client = ReturnType<typeof createOutsideClient>;

/** Four sets of 250 cards, each of them known well a month ago. */
async function learnPile(client: Client, token: string, answeredAt: Date) {
  const ids: number[] = [];
  for (let from = 0; from < PILE; from += 250) {
    const made = await client.call('POST', '/quiz/post-quiz', {
      token,
      json: {
        title: `Set ${from / 250 + 1}`,
        flashcardList: Array.from({ length: 250 }, (_, index) => ({
          question: `Term ${from + index + 1}`,
          answer: `What term ${from + index + 1} means.`,
        })),
      },
    });
    const { quizId } = made.data as { quizId: number };
    const { data } = await client.call('GET', `/quiz/get-quiz-flashcards/${quizId}`, { token });
    const { flashcards } = data as { flashcards: { flashcardId: number }[] };
    ids.push(...flashcards.map(({ flashcardId }) => flashcardId));
  }
  for (let from = 0; from < PILE; from += 500) {
    const { data } = await client.call('POST', '/memory/reviews', {
      token,
      json: {
        reviews: ids.slice(from, from + 500).map((flashcardId) => ({
          reviewId: randomUUID(),
          flashcardId,
          rating: 'easy',
          mode: 'today',
          answeredAt: answeredAt.toISOString(),
          milliseconds: 4000,
          utcOffset: 0,
        })),
      },
    });
    expect(data).toMatchObject({ accepted: 500, refused: [] });
  }
}

/** So many answers, or all until the end; every fifth card is forgotten once. */
async function study(page: Page, most = 200) {
  const today = createTodayPage(page);
  await today.open();
  await expect(today.card.or(today.done).or(today.nothingDue)).toBeVisible();
  for (let answers = 0; answers < most; answers += 1) {
    if (!(await today.card.isVisible())) {
      break;
    }
    await today.answer(answers % 5 === 4 ? '1' : '2');
    await expect(today.card.or(today.done)).toBeVisible();
  }
  await expect(page.getByText(/wait to be sent/)).toHaveCount(0);
}

/** The share remembered on the day, in percent, if nothing more were studied. */
async function readReadiness(client: Client, token: string): Promise<number> {
  const list = await client.call('GET', '/exam', { token });
  const [exam] = (list.data as { exams: { examId: number }[] }).exams;
  const { data } = await client.call('GET', `/exam/${exam?.examId}`, { token });
  return (data as { readiness: { asThingsStand: number } }).readiness.asThingsStand;
}

async function signInWith(page: Page, token: string) {
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
}
