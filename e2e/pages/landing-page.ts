import type { Page } from '@playwright/test';

export function createLandingPage(page: Page) {
  return {
    closingCall: page.getByRole('heading', { name: 'Start mastering knowledge today' }),

    async open() {
      await page.goto('/');
    },
    async getStarted() {
      await page.getByRole('link', { name: 'Get Started Now' }).click();
      await page.waitForURL('**/register');
    },
  };
}
