import type { Page } from '@playwright/test';

/** Six boxes and Verify: the same on every screen that asks for a mailed code. */
export function createCodeForm(page: Page) {
  const verifyButton = page.getByRole('button', { name: 'Verify', exact: true });
  return {
    verifyButton,

    async verify(digits: string) {
      await page.getByLabel('Verification code').fill(digits);
      await verifyButton.click();
    },
  };
}
