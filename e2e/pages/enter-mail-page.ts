import type { Page } from '@playwright/test';

export function createEnterMailPage(page: Page) {
  const email = page.getByLabel('Email Address');
  return {
    title: page.getByRole('heading', { name: 'Forgot password?' }),
    email,

    async open() {
      await page.goto('/enter-mail');
    },
    async sendCode(address: string) {
      await email.fill(address);
      await page.getByRole('button', { name: 'Send Verification Code' }).click();
      await page.waitForURL('**/change-password');
    },
  };
}
