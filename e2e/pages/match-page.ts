import type { Page } from '@playwright/test';

/** /match: six pairs of a set. */
export function createMatchPage(page: Page) {
  const board = page.getByRole('group', { name: 'Tiles to match' });

  return {
    tiles: board.getByRole('button'),
    said: page.getByRole('main').getByRole('status').filter({ hasText: /./ }),

    async open(setId: number) {
      await page.goto(`/match?set=${setId}`);
      await board.waitFor();
    },

    /** With the letter that stands on the tile. */
    async pick(text: string) {
      const tile = board.getByRole('button', { name: text, exact: true });
      await page.keyboard.press((await tile.getAttribute('aria-keyshortcuts')) ?? '');
    },
  };
}
