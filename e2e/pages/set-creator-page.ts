import type { Page } from '@playwright/test';

export function createSetCreatorPage(page: Page) {
  const main = page.getByRole('main');
  const sets = page.getByRole('list', { name: 'Sets' });
  const cards = page.getByRole('list', { name: 'Flashcards in this set' }).getByRole('listitem');
  const newSetDialog = page.getByRole('dialog', { name: 'Add New Set' });
  const addDialog = page.getByRole('dialog', { name: 'Add Flashcards to Set' });
  const exportDialog = page.getByRole('dialog', { name: 'Export', exact: true });
  const documentDialog = page.getByRole('dialog', { name: 'Select Document' });

  async function chooseInMenu(item: string) {
    await main.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  }

  async function openAddDialog() {
    await main.getByRole('button', { name: 'Add flashcards' }).first().click();
    await addDialog.waitFor();
  }

  return {
    /** Those of the open set, in order. */
    cards,
    newSetDialog,
    addDialog,
    empty: page.getByText('You have not created any quiz. Create a quiz to view it.'),
    noSelection: page.getByText('Select a quiz to view its flashcards.'),

    async open(setId?: number) {
      await page.goto(setId === undefined ? '/set-creator' : `/set-creator?set=${setId}`);
    },

    row: (title: string) => sets.getByRole('link', { name: title, exact: true }),

    async choose(title: string) {
      await sets.getByRole('link', { name: title, exact: true }).click();
      await main.getByRole('heading', { name: title, exact: true }).waitFor();
    },

    async search(keyword: string) {
      await page.getByRole('searchbox', { name: 'Search sets…' }).fill(keyword);
    },

    /** From 1. */
    question: (place: number) => page.getByLabel(`Question of card ${place}`, { exact: true }),
    answer: (place: number) => page.getByLabel(`Answer of card ${place}`, { exact: true }),

    async saveCard(place: number) {
      await page.getByRole('button', { name: `Save card ${place}`, exact: true }).click();
    },

    async removeCard(place: number) {
      await page.getByRole('button', { name: `Delete card ${place}`, exact: true }).click();
    },

    /** Makes the unlisted link of the open set. */
    async makeLink(): Promise<string> {
      await chooseInMenu('Share link');
      const dialog = page.getByRole('dialog', { name: 'Share link' });
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      const address = await dialog.getByLabel('Address').inputValue();
      await dialog.getByRole('button', { name: 'Done' }).click();
      return address;
    },

    async closeLink() {
      await chooseInMenu('Share link');
      await page
        .getByRole('dialog', { name: 'Share link' })
        .getByRole('button', { name: 'Close the link' })
        .click();
      const asked = page.getByRole('alertdialog', { name: 'Close the link?' });
      await asked.getByRole('button', { name: 'Close the link' }).click();
      await asked.waitFor({ state: 'hidden' });
    },

    async createSet(name: string, questions: readonly string[]) {
      await page.getByRole('button', { name: 'New Set' }).first().click();
      await newSetDialog.getByLabel('Set name').fill(name);
      for (const question of questions) {
        await newSetDialog.getByRole('checkbox', { name: question, exact: true }).check();
      }
      await newSetDialog.getByRole('button', { name: 'Create set' }).click();
      await main.getByRole('heading', { name, exact: true }).waitFor();
    },

    openAddDialog,

    /** Of the dialog that is open. On phones the document waits behind a button. */
    async filterByDocument(title: string) {
      const document = page.getByRole('button', { name: /^Document:/ });
      if (!(await document.isVisible())) {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Filters/ })
          .click();
      }
      await document.click();
      await documentDialog.getByRole('radio', { name: title }).check();
      await documentDialog.getByRole('button', { name: 'Confirm' }).click();
    },

    async addCards(questions: readonly string[]) {
      if (!(await addDialog.isVisible())) {
        await openAddDialog();
      }
      for (const question of questions) {
        await addDialog.getByRole('checkbox', { name: question, exact: true }).check();
      }
      await addDialog.getByRole('button', { name: 'Add flashcards' }).click();
      await addDialog.waitFor({ state: 'hidden' });
    },

    async rename(name: string) {
      await chooseInMenu('Rename set');
      await page.getByRole('dialog').getByLabel('Set name').fill(name);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await main.getByRole('heading', { name, exact: true }).waitFor();
    },

    /** With the keyboard, as often as the number says. */
    async moveDown(question: string, times = 1) {
      await chooseInMenu('Reorder cards');
      const handle = page.getByRole('button', { name: `Move ${question}`, exact: true });
      await handle.focus();
      for (let time = 0; time < times; time += 1) {
        await handle.press('ArrowDown');
      }
      await page.getByRole('button', { name: 'Save order' }).click();
      await cards.first().waitFor();
    },

    /** Saves the open set; what was saved. */
    async export(format: string) {
      await chooseInMenu('Export');
      const download = page.waitForEvent('download');
      await exportDialog.getByRole('button', { name: format }).click();
      return download;
    },

    async delete(title: string) {
      await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
      await page
        .getByRole('alertdialog', { name: 'Delete Quiz' })
        .getByRole('button', { name: 'Delete' })
        .click();
    },

    async undo() {
      await page.getByRole('button', { name: 'Undo' }).click();
    },

    async study() {
      await main.getByRole('link', { name: 'Study', exact: true }).click();
      await page.waitForURL('**/study-quiz?set=*');
    },
  };
}
