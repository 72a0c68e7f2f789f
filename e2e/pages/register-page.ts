import type { Page } from '@playwright/test';

export type NewStudent = { name: string; email: string; password: string };

export function createRegisterPage(page: Page) {
  const name = page.getByLabel('Name', { exact: true });
  const email = page.getByLabel('Email Address');
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm Password');

  async function fill(student: NewStudent, { repeated = student.password } = {}) {
    await name.fill(student.name);
    await email.fill(student.email);
    await password.fill(student.password);
    await confirmation.fill(repeated);
  }

  async function agreeToTerms() {
    await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
  }

  async function submit() {
    await page.getByRole('button', { name: 'Register' }).click();
  }

  return {
    name,
    email,
    password,
    confirmation,
    fill,
    agreeToTerms,
    submit,

    async open() {
      await page.goto('/register');
    },
    async register(student: NewStudent) {
      await fill(student);
      await agreeToTerms();
      await submit();
      await page.waitForURL('**/verification');
    },
  };
}
