import type { Page } from '@playwright/test';

/** Six boxes, Verify, Resend: the same on every screen that asks for a mailed code. */
export function createCodeForm(page: Page) {
  const code = page.getByLabel('Verification code');
  const verifyButton = page.getByRole('button', { name: 'Verify', exact: true });
  const resendButton = page.getByRole('button', { name: 'Resend' });
  return {
    code,
    verifyButton,
    resendButton,

    async verify(digits: string) {
      await code.fill(digits);
      await verifyButton.click();
    },
    async resend() {
      await resendButton.click();
    },
  };
}
