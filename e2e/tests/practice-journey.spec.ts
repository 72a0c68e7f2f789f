import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import type { ProductServer } from '../fixtures/server';
import { clientOf, signInNewStudent } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { createMatchPage } from '../pages/match-page';
import { createPracticePage } from '../pages/practice-page';
import { createStudyPage } from '../pages/study-page';

const TEXT =
  'Osmosis is the diffusion of water through a membrane. Diffusion spreads particles. Water pushes against the wall by turgor.';
const CARDS = [
  {
    question: 'Osmosis',
    answer: 'How water moves through a membrane.',
    source: quote('Osmosis is the diffusion of water through a membrane.'),
  },
  {
    question: 'Diffusion',
    answer: 'How particles spread out.',
    source: quote('Diffusion spreads particles.'),
  },
  { question: 'quang hợp', answer: 'Cây dùng ánh sáng để tạo ra đường.' },
  {
    question: 'turgor',
    answer: 'Water pushes against the wall by ____.',
    kind: 'cloze',
    source: quote('Water pushes against the wall by turgor.'),
  },
];

const MORE_CARDS = [
  { question: 'Nucleus', answer: 'Where a cell keeps its genes.' },
  { question: 'Ribosome', answer: 'What builds proteins in a cell.' },
  { question: 'Vacuole', answer: 'A sac of a plant cell that holds water.' },
];

test('a student writes and learns a set, and every answer is in the log', async ({
  page,
  context,
  server,
}, { project }) => {
  await signInNewStudent(page, server, `practice.${project.name}@example.com`);
  const { setId, read } = await saveSet(page, server);
  const practice = createPracticePage(page);
  /** One right at once, one with its accents missing, one overruled, one wrong. */
  const typed: Record<string, string> = {
    Osmosis: 'osmosis.',
    Diffusion: 'Osmosis',
    'quang hợp': 'quang hop',
    turgor: 'the pressure',
  };

  await test.step('Learn and Write stand beside the ways to study a set', async () => {
    await page.goto(`/study-quiz?set=${setId}`);
    if (project.name === 'phone') {
      await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Write' }).click();
    } else {
      await page.getByRole('link', { name: 'Write', exact: true }).click();
    }
    await expect(practice.box).toBeFocused();
    await expectNoAxeViolations(page);
  });

  await test.step('four answers are written', async () => {
    for (let written = 0; written < CARDS.length; written += 1) {
      const asked = await findAsked(page);
      await practice.type(typed[asked] ?? '');
      if (asked === 'quang hợp') {
        await expect(practice.verdict).toHaveText('Right. Mind the accents.');
        await expectNoAxeViolations(page);
      }
      if (asked === 'Diffusion') {
        await expect(practice.verdict).toHaveText('Not quite. The right answer is Diffusion.');
        await expect(practice.why).toContainText('Diffusion spreads particles.');
        await expect(practice.why).toContainText('Osmosis is the diffusion of water');
        await expectNoAxeViolations(page);
      }
      if (asked === 'turgor') {
        await practice.iWasRight.click();
        await expect(practice.verdict).toHaveText('Counted as right');
        await page.getByRole('button', { name: 'Next', exact: true }).focus();
      }
      await practice.goOn();
    }
  });

  await test.step('the end says what was wrong', async () => {
    await expect(page.getByText('You wrote 3 of 4 right.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Worth another look (1)' })).toContainText(
      'Diffusion',
    );
    await expectNoAxeViolations(page);
    await expect
      .poll(() => read())
      .toEqual({
        Osmosis: ['write typed good'],
        Diffusion: ['write typed again'],
        'quang hợp': ['write typed good'],
        turgor: ['write typed good'],
      });
  });

  await test.step('Learn asks to choose, and a wrong choice says why', async () => {
    await practice.open('learn', setId);
    const asked = await findAsked(page);
    await expectNoAxeViolations(page);
    await pick(page, asked, false);
    await expect(practice.why).toBeVisible();
    await expectNoAxeViolations(page);
    await practice.goOn();
  });

  await test.step('a card goes from choosing to typing, until all are learnt', async () => {
    const end = page.getByRole('heading', { name: 'Everything learnt' });
    for (let answers = 0; answers < 2 * CARDS.length; answers += 1) {
      const asked = await findAsked(page);
      if (await practice.box.isVisible()) {
        await practice.type(asked);
      } else {
        await pick(page, asked, true);
      }
      await practice.goOn();
    }
    await expect(end).toBeVisible();
    await expect(page.getByText('You typed all 4 cards right.')).toBeVisible();
    await expectNoAxeViolations(page);
    await expect
      .poll(async () =>
        Object.values(await read())
          .flat()
          .filter(isOfLearn)
          .toSorted(),
      )
      .toEqual([
        'learn chosen again',
        ...Array.from({ length: 4 }, () => 'learn chosen good'),
        ...Array.from({ length: 4 }, () => 'learn typed good'),
      ]);
  });

  await test.step('the tab is closed right after an answer, and nothing is lost', async () => {
    const before = Object.values(await read()).flat().length;
    await practice.open('write', setId);
    await practice.type(await findAsked(page));
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;

    const later = await context.newPage();
    await later.goto('/home');

    await expect.poll(async () => Object.values(await read()).flat().length).toBe(before + 1);
  });
});

test('a test whose misses are studied, and six pairs with keys alone', async ({ page, server }, {
  project,
}) => {
  await signInNewStudent(page, server, `misses.${project.name}@example.com`);
  const cards = [...CARDS.filter(({ kind }) => kind === undefined), ...MORE_CARDS];
  const { setId, read } = await saveSet(page, server, cards);
  const study = createStudyPage(page);
  const match = createMatchPage(page);
  const terms = new Map(cards.map(({ question, answer }) => [answer, question]));
  const missed: string[] = [];

  await test.step('five questions are set up, and a miss says why', async () => {
    await page.goto(`/study-quiz?set=${setId}`);
    await study.setUpTest(5);
    missed.push(await study.pickAnswer(1, terms, { isRight: false }));
    const why = page.getByRole('region', { name: 'Why' });
    await expect(why).toContainText('The right card');
    await expect(why).toContainText('The card of your answer');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await study.answerQuestion(2, terms, { isRight: true });
  });

  await test.step('reloaded, it goes on where it was', async () => {
    await page.getByText('Question 3 of 5').waitFor();
    await page.reload();
    await expect(page.getByRole('img', { name: '1 correct, 1 incorrect' })).toBeVisible();
    missed.push(await study.pickAnswer(3, terms, { isRight: false }));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await study.answerQuestion(4, terms, { isRight: true });
    await study.answerQuestion(5, terms, { isRight: true });
  });

  await test.step('the result leads to exactly the cards that were missed', async () => {
    await expect(study.result).toContainText('A good start. Go over the 2 you missed');
    expect(await study.readFigure('Correct Answers')).toBe('3');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Study these 2' }).click();
    const studied: string[] = [];
    for (const at of [1, 2]) {
      await study.card(at, 2).waitFor();
      studied.push(await study.shownSide.innerText());
      await study.next();
    }
    await expect(study.finished).toBeVisible();
    expect(studied.toSorted()).toEqual(missed.toSorted());
    await expect
      .poll(async () =>
        Object.entries(await read())
          .filter(([, reviews]) => reviews.includes('test chosen again'))
          .map(([question]) => question)
          .toSorted(),
      )
      .toEqual(missed.toSorted());
  });

  await test.step('six pairs are matched with keys alone', async () => {
    await match.open(setId);
    await expect(match.tiles).toHaveCount(12);
    await expectNoAxeViolations(page);
    await match.pick('Osmosis');
    await match.pick('How particles spread out.');
    await expect(match.said).toHaveText('These two do not belong together.');
    for (const { question, answer } of cards) {
      await match.pick(question);
      await match.pick(answer);
    }
    await expect(page.getByRole('heading', { name: 'All matched' })).toBeFocused();
    await expect(page.getByText('A new best time for this set.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Worth another look (1)' })).toContainText(
      'Osmosis',
    );
    await expectNoAxeViolations(page);
    await expect
      .poll(async () =>
        Object.values(await read())
          .flat()
          .filter((review) => review.startsWith('match'))
          .toSorted(),
      )
      .toEqual(['match chosen again', ...cards.map(() => 'match chosen good')]);
  });

  await test.step('the next match has a time to beat', async () => {
    await match.open(setId);
    await expect(page.getByText(/^Best \d+\.\d s$/)).toBeVisible();
  });
});

function quote(sentence: string) {
  const start = TEXT.indexOf(sentence);
  return { quote: sentence, start, end: start + sentence.length };
}

function isOfLearn(review: string): boolean {
  return review.startsWith('learn');
}

/** The term of the card that is asked. */
async function findAsked(page: Page): Promise<string> {
  const { prompt } = createPracticePage(page);
  await prompt.waitFor();
  const text = await prompt.innerText();
  const asked = CARDS.find(({ answer }) => text.includes(answer.split(' ____')[0] ?? answer));
  expect(asked, `a card that asks “${text}”`).toBeDefined();
  return asked?.question ?? '';
}

/** With a number key. */
async function pick(page: Page, term: string, isRight: boolean) {
  const { options } = createPracticePage(page);
  const names = await options.allInnerTexts();
  const place = names.findIndex((name) => name.includes(term) === isRight);
  await page.keyboard.press(String(place + 1));
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
}

/** Cards of a saved document in one set; `read` answers with the reviews of each that count. */
async function saveSet(page: Page, server: ProductServer, cards: readonly object[] = CARDS) {
  const { call, token } = await clientOf(page, server);
  const document = await call('PUT', '/document/upload', {
    token,
    json: { title: 'The cell', field: 'Biology', content: TEXT },
  });
  const { documentId } = document.data as { documentId: number };
  const saved = await call('POST', '/flashcard/add-bulk', {
    token,
    json: { documentId, flashcardList: cards },
  });
  const { flashcardList } = saved.data as {
    flashcardList: { flashcardId: number; question: string }[];
  };
  const set = await call('POST', '/quiz/post-quiz', {
    token,
    json: {
      title: 'Cell basics',
      flashcardList: flashcardList.map(({ flashcardId }) => flashcardId),
    },
  });

  async function readCard(flashcardId: number): Promise<string[]> {
    const { data } = await call('GET', `/memory/card/${flashcardId}`, { token });
    const { reviews } = data as {
      reviews: { mode: string; how: string; rating: string; isUndone: boolean }[];
    };
    return reviews
      .filter(({ isUndone }) => !isUndone)
      .map(({ mode, how, rating }) => `${mode} ${how} ${rating}`);
  }

  return {
    setId: (set.data as { quizId: number }).quizId,
    async read(): Promise<Record<string, string[]>> {
      const entries = await Promise.all(
        flashcardList.map(async ({ flashcardId, question }) => [
          question,
          await readCard(flashcardId),
        ]),
      );
      return Object.fromEntries(entries) as Record<string, string[]>;
    },
  };
}
