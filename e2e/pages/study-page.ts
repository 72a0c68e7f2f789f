import type { Page } from '@playwright/test';

/** Both study screens: /study-quiz and, with the other path, /study-quiz-flashcard. */
export function createStudyPage(page: Page, path = '/study-quiz') {
  const sets = page.getByRole('list', { name: 'Sets' });
  const anyCard = page.getByRole('group', { name: /^Card \d+ of \d+$/ });
  const options = page.getByRole('group', { name: 'Choose the matching term' });
  const definition = page
    .locator('section', { has: page.getByText(/^(Definition|Fill in the blank)$/) })
    .locator('p');

  /** On phones some of the buttons wait behind one. */
  async function press(name: string) {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) {
      await button.click();
    } else {
      await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    }
  }

  /** The terms are those of the definitions, by which a right answer is told from a wrong one. Answers the term asked for. */
  async function pickAnswer(
    place: number,
    terms: ReadonlyMap<string, string>,
    { isRight }: { isRight: boolean },
  ): Promise<string> {
    await page.getByText(new RegExp(`^Question ${place} of `)).waitFor();
    const term = terms.get(await definition.evaluate(toWritten)) ?? '';
    const names = await options.locator('[dir="auto"]').allInnerTexts();
    const chosen = names.find((name) => (name === term) === isRight) ?? '';
    await options.getByText(chosen, { exact: true }).click();
    await options.getByText(isRight ? 'Correct answer' : 'Your answer').waitFor();
    return term;
  }

  return {
    sets,
    card: (at: number, total: number) =>
      page.getByRole('group', { name: `Card ${at} of ${total}`, exact: true }),
    /** The side of the card that can be read. */
    shownSide: anyCard.locator('[data-hidden="false"] p').first(),
    finished: page.getByRole('heading', { name: "Congratulations, You've finished this deck" }),
    terms: (count: number) => page.getByRole('heading', { name: `Terms in this set (${count})` }),
    studied: (count: number) => page.getByText(`Studied Terms (${count})`),
    studying: (count: number) => page.getByText(`Studying Terms (${count})`),

    result: page
      .getByRole('main')
      .filter({ has: page.getByRole('heading', { name: 'Congratulations!', exact: true }) }),

    async open() {
      await page.goto(path);
    },

    async choose(title: string) {
      await sets.getByRole('link', { name: title, exact: true }).click();
      await anyCard.waitFor();
    },

    async flip() {
      await page.keyboard.press('Space');
    },

    async next() {
      await page.keyboard.press('ArrowRight');
    },

    async previous() {
      await page.keyboard.press('ArrowLeft');
    },

    async shuffle() {
      await press('Shuffle');
    },

    async deleteStudied() {
      await press('Delete studied');
    },

    async startTest() {
      await press('Test');
      await options.waitFor();
    },

    /** In the sheet beside the test. */
    async setUpTest(count: number) {
      await anyCard.waitFor();
      await press('Set up the test');
      const sheet = page.getByRole('dialog', { name: 'Set up the test' });
      await sheet.getByRole('spinbutton', { name: 'Number of questions' }).fill(String(count));
      await sheet.getByRole('button', { name: 'Start test' }).click();
      await options.waitFor();
    },

    pickAnswer,

    async answerQuestion(...answer: Parameters<typeof pickAnswer>) {
      await pickAnswer(...answer);
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
    },

    /** A number of the result screen, by its name: 'Correct Answers', 'Time Taken'. */
    async readFigure(name: string): Promise<string> {
      const figure = page.locator('dl > div', { has: page.getByText(name, { exact: true }) });
      return (await figure.locator('dd').innerText()).trim();
    },

    async backToStudy() {
      await page.getByRole('button', { name: 'Back to study' }).click();
    },

    async backToSets() {
      await page.getByRole('button', { name: 'Back to Quizzes' }).click();
      await sets.waitFor();
    },
  };
}

/** Without the word that is said for a blank. */
function toWritten(shown: Element): string {
  const copy = shown.cloneNode(true) as Element;
  copy.querySelectorAll('.visually-hidden').forEach((said) => said.remove());
  return copy.textContent ?? '';
}
