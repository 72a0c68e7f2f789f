import type { Page } from '@playwright/test';

export function createHomePage(page: Page) {
  return {
    welcome: page.getByRole('heading', { name: 'Welcome back, Scholar!' }),
    tools: page.getByRole('heading', { name: 'Your Tools' }),

    async open() {
      await page.goto('/home');
    },
    async openTool(button: string) {
      await page.getByRole('main').getByRole('link', { name: button }).click();
    },
  };
}
