import type { Page } from '@playwright/test';

export function createSavedDocumentsPage(page: Page) {
  const rows = page.getByRole('list', { name: 'Documents' });
  const filtersButton = page.getByRole('button', { name: /^Filters/ });

  /** On phones, and above a short list, the dates and the field wait behind a button. */
  async function openFilters() {
    // Only a list that has come is known to be short.
    await page.locator('ul[aria-busy="false"]').or(page.getByText('No documents found.')).waitFor();
    const field = page.getByLabel('Field', { exact: true });
    if (!(await field.isVisible())) {
      await filtersButton.click();
    }
  }

  return {
    rows,
    title: page.getByLabel('Document Title'),
    content: page.getByLabel('Content'),
    /** Under the highlighter: in the text beside the summary, or quoted below its sentence. */
    passage: page.locator('article mark').filter({ visible: true }).first(),
    successDialog: page.getByRole('alertdialog', { name: 'Success' }),
    empty: page.getByText('No documents found.'),

    async open() {
      await page.goto('/saved-documents');
    },

    row: (title: string) => rows.getByRole('link', { name: title, exact: true }),

    async search(keyword: string) {
      await page.getByRole('searchbox', { name: 'Search documents…' }).fill(keyword);
    },

    async filterByDays(from: string, to: string) {
      await openFilters();
      await page.getByLabel('From date').fill(from);
      await page.getByLabel('To date').fill(to);
    },

    async filterByField(field: string) {
      await openFilters();
      await page.getByLabel('Field', { exact: true }).selectOption(field);
    },

    async saveChanges() {
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page
        .getByRole('alertdialog', { name: 'Success' })
        .getByRole('button', { name: 'OK' })
        .click();
    },

    async deleteOpened() {
      await page.getByRole('button', { name: 'Delete document' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
    },

    async undo() {
      await page.getByRole('button', { name: 'Undo' }).click();
    },
  };
}
