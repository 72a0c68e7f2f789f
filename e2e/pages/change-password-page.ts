import type { Page } from '@playwright/test';
import { createCodeForm } from './code-form';

export function createChangePasswordPage(page: Page) {
  const form = createCodeForm(page);

  return {
    /** Both steps, up to the profile that the product opens by itself. */
    async changePassword(digits: string, password: string) {
      await form.verify(digits);
      await page.getByLabel('New Password').fill(password);
      await page.getByLabel('Confirm Password').fill(password);
      await page.getByRole('button', { name: 'Change Password' }).click();
      await page.waitForURL('**/profile');
    },
  };
}
