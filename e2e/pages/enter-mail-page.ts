import type { Page } from '@playwright/test';

export function createEnterMailPage(page: Page) {
  return {
    async sendCode(address: string) {
      await page.getByLabel('Email Address').fill(address);
      await page.getByRole('button', { name: 'Send Verification Code' }).click();
      await page.waitForURL('**/change-password');
    },
  };
}
