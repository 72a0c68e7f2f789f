import type { Page } from '@playwright/test';

export function createOperatorPage(page: Page) {
  return {
    async openChoices() {
      await page.goto('/admin');
      await page.getByRole('link', { name: 'Cards kept' }).click();
    },

    /** Shown, kept, edited and dropped of the row that adds up a table, or of its only one. */
    sumOfChoices(table: 'Shown selected' | 'Shown under Maybe') {
      const cells = page
        .getByRole('table', { name: table })
        .getByRole('row')
        .last()
        .getByRole('cell');
      return [cells.nth(0), cells.nth(1), cells.nth(2), cells.nth(3)] as const;
    },
  };
}
