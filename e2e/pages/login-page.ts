import type { Page } from '@playwright/test';

export type Credentials = { email: string; password: string };

export function createLoginPage(page: Page) {
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const rememberMe = page.getByRole('checkbox', { name: 'Remember me' });
  return {
    email,
    password,
    token: page.getByLabel('Your token'),
    code: page.getByLabel('Code', { exact: true }),

    async open() {
      await page.goto('/login');
    },
    async logIn(credentials: Credentials, { isRemembered = false } = {}) {
      await email.fill(credentials.email);
      await password.fill(credentials.password);
      await rememberMe.setChecked(isRemembered);
      await page.getByRole('button', { name: 'Log In' }).click();
    },
    async enterCode(code: string) {
      await page.getByLabel('Code', { exact: true }).fill(code);
      await page.getByRole('button', { name: 'Log In' }).click();
    },
    /** Touches the token box the moment it is there, before the product goes on by itself. */
    async stayAtToken() {
      await page.evaluate(() => {
        const observer = new MutationObserver(() => {
          const labels = [...document.querySelectorAll('label')];
          const box = labels.find(({ textContent }) => textContent === 'Your token')?.control;
          if (box) {
            observer.disconnect();
            box.focus();
          }
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
    },
    async continueToHome() {
      await page.getByRole('button', { name: 'Continue to Home' }).click();
      await page.waitForURL('**/home');
    },
    async goToForgotPassword() {
      await page.getByRole('link', { name: 'Forgot Password' }).click();
      await page.waitForURL('**/reset-password');
    },
  };
}
