import type { Page } from '@playwright/test';

/** /today: one card after the other. */
export function createTodayPage(page: Page) {
  const card = page.getByRole('group', { name: /^Card from/ });
  const answers = page.getByRole('group', { name: 'How well did you know it?' });

  return {
    card,
    answers,
    /** The side of the card that can be read. */
    shownSide: card.locator('[data-hidden="false"] p').first(),
    left: (count: number) =>
      page.getByText(new RegExp(`^${count} left(?: \\(\\d+ once more\\))? · about \\d+ min$`)),
    done: page.getByRole('heading', { name: 'Done for today' }),
    nothingDue: page.getByText('Nothing is due right now'),
    swipeWord: (word: string) => page.locator('p[data-answers]', { hasText: word }),

    async open() {
      await page.goto('/today');
    },

    /** With keys alone. */
    async answer(key: '1' | '2') {
      await page.keyboard.press('Space');
      await answers.getByRole('button').first().waitFor();
      await page.keyboard.press(key);
    },

    /** A finger pulls the card sideways and says through `onPulled` when it is about to let go. */
    async swipe(way: 'left' | 'right', onPulled = async () => {}) {
      await card.tap();
      await answers.getByRole('button').first().waitFor();
      await card.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const { x, y, width } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      const from = { x: Math.round(x + width / 2), y: Math.round(y + 120) };
      const touch = await page.context().newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (let pulled = 20; pulled <= 120; pulled += 20) {
        const at = { x: from.x + (way === 'left' ? -pulled : pulled), y: from.y };
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
      await onPulled();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await touch.detach();
    },
  };
}
