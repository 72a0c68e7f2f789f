import type { Page } from '@playwright/test';
import { createCodeForm } from './code-form';

export function createVerifyDeactivationPage(page: Page) {
  const form = createCodeForm(page);
  return {
    /** Ends on the landing page, which the product opens by itself. */
    async deactivate(digits: string) {
      await form.verify(digits);
      await page.waitForURL((address) => address.pathname === '/');
    },
  };
}
