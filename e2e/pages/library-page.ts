import type { Page } from '@playwright/test';

/** What can be done with many rows of a list, and the palette. */
export function createLibraryPage(page: Page) {
  const actions = page.getByRole('button', { name: 'Actions for the selection' });
  const palette = page.getByRole('dialog', { name: 'Search' });

  return {
    palette,

    async select(...names: string[]) {
      for (const name of names) {
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
      }
    },

    /** On phones and in panels the actions wait behind one button. */
    async choose(action: string) {
      const button = page.getByRole('button', { name: action, exact: true });
      await button.or(actions).first().waitFor();
      if (await actions.isVisible()) {
        await actions.click();
        await page.getByRole('menuitem', { name: action }).click();
      } else {
        await button.click();
      }
    },

    /** Of the notice that says this: several may be there. */
    async undo(notice: string) {
      await page
        .getByRole('dialog', { name: notice })
        .getByRole('button', { name: 'Undo' })
        .click();
    },

    async openPalette() {
      await page.keyboard.press('Control+k');
      await palette.waitFor();
    },

    async find(words: string) {
      await palette.getByRole('combobox').fill(words);
    },
  };
}
