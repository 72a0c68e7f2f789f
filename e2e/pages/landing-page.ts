import type { Page } from '@playwright/test';

export function createLandingPage(page: Page) {
  const followUs = page.getByRole('link', { name: 'FOLLOW US FOR SMARTER STUDY TIPS!' });
  return {
    followUs,
    closingCall: page.getByRole('heading', { name: 'Start mastering knowledge today' }),

    async open() {
      await page.goto('/');
    },
    async getStarted() {
      await page.getByRole('link', { name: 'Get Started Now' }).click();
      await page.waitForURL('**/register');
    },
    async goToLogin() {
      await followUs.click();
      await page.waitForURL('**/login');
    },
  };
}
