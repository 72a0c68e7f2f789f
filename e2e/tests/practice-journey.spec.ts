import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import type { ProductServer } from '../fixtures/server';
import { clientOf, signInNewStudent } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { createPracticePage } from '../pages/practice-page';

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
      await page.getByRole('link', { name: 'Write' }).click();
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

/** Four cards of a saved document in one set; `read` answers with the reviews of each that count. */
async function saveSet(page: Page, server: ProductServer) {
  const { call, token } = await clientOf(page, server);
  const document = await call('PUT', '/document/upload', {
    token,
    json: { title: 'The cell', field: 'Biology', content: TEXT },
  });
  const { documentId } = document.data as { documentId: number };
  const saved = await call('POST', '/flashcard/add-bulk', {
    token,
    json: { documentId, flashcardList: CARDS },
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
