import type { Page } from '@playwright/test';

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

    async save() {
      await summary.getByRole('button', { name: 'Save', exact: true }).click();
    },
  };
}
