import type { Page } from '@playwright/test';
import { createCodeForm } from './code-form';

export function createVerificationPage(page: Page) {
  const form = createCodeForm(page);
  return {
    ...form,

    async finishRegistration(digits: string) {
      await form.verify(digits);
      await page.waitForURL('**/home');
    },
    async changeEmail() {
      await page.getByRole('link', { name: 'Change e-mail' }).click();
      await page.waitForURL('**/register');
    },
  };
}
