import type { Page } from '@playwright/test';

export function createBillingPage(page: Page) {
  const section = page.getByRole('region', { name: 'Plan and billing' });
  const header = page.getByRole('banner');
  return {
    section,
    /** The badge in the header; phones have no room for it and only say it. */
    planMenu: (plan: string) => header.getByRole('button', { name: `${plan}, account menu` }),
    currentPlan: section.getByRole('heading', { name: /^Your plan/ }),
    announcement: section.getByRole('status'),
    payments: section.getByRole('list', { name: 'Payments' }).getByRole('listitem'),

    async openFromMenu() {
      await header.getByRole('button', { name: /account menu$/ }).click();
      await page.getByRole('menuitem', { name: 'Upgrade' }).click();
      await page.waitForURL('**/profile#plan');
    },
    /** Leads to the payment page of the sandbox. */
    async order(button: 'Upgrade to Pro' | 'Upgrade to Team' | 'Renew Pro' | 'Renew Team') {
      await section.getByRole('button', { name: button }).click();
      await page.waitForURL('**/payment/sandbox/**');
    },

    sandbox: {
      heading: page.getByRole('heading', { level: 1 }),
      main: page.getByRole('main'),
      async pay() {
        await page.getByRole('button', { name: /^Pay/ }).click();
        await page.waitForURL('**/profile**');
      },
      async cancel() {
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.waitForURL('**/profile**');
      },
    },
  };
}
