import type { Page } from '@playwright/test';
import { createCodeForm } from './code-form';

export function createChangePasswordPage(page: Page) {
  const form = createCodeForm(page);

  async function choosePassword(password: string, { repeated = password } = {}) {
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(repeated);
    await page.getByRole('button', { name: 'Change Password' }).click();
  }

  return {
    ...form,
    title: page.getByRole('heading', { name: 'Verify Password Change' }),
    choosePassword,

    /** Both steps, up to the profile that the product opens by itself. */
    async changePassword(digits: string, password: string) {
      await form.verify(digits);
      await choosePassword(password);
      await page.waitForURL('**/profile');
    },
  };
}
