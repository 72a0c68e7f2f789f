import type { Page } from '@playwright/test';

export function createAppHeader(page: Page) {
  const header = page.getByRole('banner');
  const accountMenu = header.getByRole('button', { name: /account menu$/ });
  return {
    async openAccountMenu() {
      await accountMenu.click();
    },
    async goToProfile() {
      await accountMenu.click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      await page.waitForURL('**/profile');
    },
    /** Without a token every signed-in screen leads to /login, and the page reloads before or after. */
    async logOut() {
      await accountMenu.click();
      const reload = page.waitForEvent('load');
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await reload;
      await page.waitForURL('**/login');
    },
  };
}
