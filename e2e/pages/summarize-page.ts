import { type Page, expect } from '@playwright/test';

export type PickedFile = { name: string; mimeType: string; buffer: Buffer };

export function createSummarizePage(page: Page) {
  const summary = page.getByRole('region', { name: 'Generated Summary' });
  return {
    text: page.getByRole('textbox', { name: 'Original Document' }),
    summary,
    name: summary.getByRole('textbox', { name: 'Name' }),
    field: summary.getByRole('combobox', { name: 'Field' }),
    saveButton: summary.getByRole('button', { name: /^(Save|Saving…|Saved)$/ }),
    savedDialog: page.getByRole('dialog', { name: 'Document Saved!' }),

    async open() {
      await page.goto('/summarize');
    },

    async importFile(file: string | PickedFile) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Import file' }).click();
      await (await chooser).setFiles(file);
    },

    async generate() {
      await page.getByRole('button', { name: 'AI Generate' }).click();
    },

    async rename(name: string) {
      const field = summary.getByRole('textbox', { name: 'Name' });
      // A click ends the typing of the made-up name; filling in at once would add to it.
      await field.click();
      await field.fill(name);
      await expect(field).toHaveValue(name);
    },

    async save() {
      await summary.getByRole('button', { name: 'Save', exact: true }).click();
    },
  };
}
