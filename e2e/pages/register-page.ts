import type { Page } from '@playwright/test';

export type NewStudent = { name: string; email: string; password: string };

export function createRegisterPage(page: Page) {
  const email = page.getByLabel('Email Address');

  async function submit() {
    await page.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL('**/verification');
  }

  return {
    async open() {
      await page.goto('/register');
    },
    async register(student: NewStudent) {
      await page.getByLabel('Name', { exact: true }).fill(student.name);
      await email.fill(student.email);
      await page.getByLabel('Password', { exact: true }).fill(student.password);
      await page.getByLabel('Confirm Password').fill(student.password);
      await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
      await submit();
    },
    /** For a form that is filled in from before. */
    async registerAs(address: string) {
      await email.fill(address);
      await submit();
    },
  };
}
