import type { Page } from '@playwright/test';
import { createLibraryPage } from './library-page';

export function createSavedFlashcardsPage(page: Page) {
  const rows = page.getByRole('list', { name: 'Flashcards' });
  const filtersButton = page.getByRole('button', { name: /^Filters/ });
  const details = page.getByRole('dialog', { name: 'Flashcard Details' });
  const newCard = page.getByRole('dialog', { name: 'New Flashcard' });

  /** On phones, and above a short list, the dates and the document wait behind a button. */
  async function openFilters() {
    // Only a list that has come is known to be short.
    await page
      .locator('ul[aria-busy="false"]')
      .or(page.getByText('No flashcards found.'))
      .waitFor();
    const document = page.getByLabel('Document', { exact: true });
    if (!(await document.isVisible())) {
      await filtersButton.click();
    }
  }

  async function confirmDelete() {
    await page
      .getByRole('alertdialog', { name: /^Delete Flashcards?$/ })
      .getByRole('button', { name: 'Delete' })
      .click();
  }

  return {
    rows,
    details,
    newCard,
    empty: page.getByText('No flashcards found.'),

    async open() {
      await page.goto('/created-flashcards');
    },

    row: (question: string) => rows.getByRole('button', { name: question, exact: true }),

    async search(keyword: string) {
      await page.getByRole('searchbox', { name: 'Search flashcards…' }).fill(keyword);
    },

    async filterByDays(from: string, to: string) {
      await openFilters();
      await page.getByLabel('From date').fill(from);
      await page.getByLabel('To date').fill(to);
    },

    async filterByDocument(title: string) {
      await openFilters();
      await page.getByLabel('Document', { exact: true }).selectOption(title);
    },

    async showPerPage(size: 5 | 10 | 20 | 50) {
      await page.getByLabel('Rows per page').selectOption(String(size));
    },

    /** In the details of a card that is open. */
    async edit({ question, answer }: { question?: string; answer?: string }) {
      if (question !== undefined) {
        await details.getByLabel('Question').fill(question);
      }
      if (answer !== undefined) {
        await details.getByLabel('Answer').fill(answer);
      }
      await details.getByRole('button', { name: 'Save' }).click();
      await details.waitFor({ state: 'hidden' });
    },

    async add({
      question,
      answer,
      document,
    }: {
      question: string;
      answer: string;
      document?: string;
    }) {
      await page.getByRole('button', { name: 'New flashcard' }).click();
      await newCard.getByLabel('Question').fill(question);
      await newCard.getByLabel('Answer').fill(answer);
      if (document !== undefined) {
        await newCard.getByLabel('Document').selectOption(document);
      }
      await newCard.getByRole('button', { name: 'Save' }).click();
      await newCard.waitFor({ state: 'hidden' });
    },

    async delete(question: string) {
      await rows.getByRole('button', { name: `Delete ${question}`, exact: true }).click();
      await confirmDelete();
    },

    async deleteSelected(...questions: string[]) {
      for (const question of questions) {
        await rows.getByRole('checkbox', { name: `Select ${question}`, exact: true }).check();
      }
      await createLibraryPage(page).choose('Delete');
      await confirmDelete();
    },

    async undo() {
      await page.getByRole('button', { name: 'Undo' }).click();
    },
  };
}
