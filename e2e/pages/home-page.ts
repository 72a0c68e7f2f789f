import type { Page } from '@playwright/test';

export function createHomePage(page: Page) {
  return {
    welcome: page.getByRole('heading', { name: 'Welcome back, Scholar!' }),

    async open() {
      await page.goto('/home');
    },
  };
}
