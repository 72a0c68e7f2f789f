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
    /** The page reloads, and without a token every signed-in screen leads to /login. */
    async logOut() {
      await accountMenu.click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.waitForURL('**/login');
    },
  };
}
