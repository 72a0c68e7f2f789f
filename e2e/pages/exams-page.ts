import type { Page } from '@playwright/test';

/** /exams: the list, and one exam with its plan. */
export function createExamsPage(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    setLine: page.getByRole('region', { name: 'Exam of this set' }),
    readiness: page.getByRole('region', { name: 'What you will remember on the day' }),

    async open() {
      await page.goto('/exams');
    },

    /** Makes or changes the secret address for calendars, and reads it. */
    async makeAddress(button: string): Promise<string> {
      await page.getByRole('button', { name: /^Subscribed?$/ }).click();
      await dialog.getByRole('button', { name: button }).click();
      return dialog.getByRole('textbox', { name: 'Secret address' }).inputValue();
    },

    /** With the set that was chosen already. */
    async fillIn({ name, day }: { name: string; day: string }) {
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByLabel('Day', { exact: true }).fill(day);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  };
}
