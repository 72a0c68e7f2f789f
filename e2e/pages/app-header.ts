import type { Page } from '@playwright/test';

export function createAppHeader(page: Page) {
  const header = page.getByRole('banner');
  const accountMenu = header.getByRole('button', { name: /account menu$/ });
  return {
    accountMenu,

    async openAccountMenu() {
      await accountMenu.click();
    },
    async goToProfile() {
      await accountMenu.click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      await page.waitForURL('**/profile');
    },
    async logOut() {
      await accountMenu.click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
  };
}
