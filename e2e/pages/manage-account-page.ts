import type { Page } from '@playwright/test';

export function createManageAccountPage(page: Page) {
  const name = page.getByLabel('Name', { exact: true });
  return {
    name,

    async save(details: { name: string; phoneNumber: string }) {
      await name.fill(details.name);
      await page.getByLabel('Phone Number').fill(details.phoneNumber);
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  };
}
