import type { Page } from '@playwright/test';

export function createManageAccountPage(page: Page) {
  const name = page.getByLabel('Name', { exact: true });
  const phoneNumber = page.getByLabel('Phone Number');
  return {
    title: page.getByRole('heading', { name: 'Manage Account' }),
    name,
    phoneNumber,

    async open() {
      await page.goto('/manage-account');
    },
    async save(details: { name: string; phoneNumber: string }) {
      await name.fill(details.name);
      await phoneNumber.fill(details.phoneNumber);
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  };
}
