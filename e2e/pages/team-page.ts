import { expect, type Page } from '@playwright/test';

export type TeamView = 'Members' | 'Shared sets' | 'Usage';

export function createTeamPage(page: Page) {
  const main = page.getByRole('main');
  const members = main.getByRole('region', { name: 'Members' }).getByRole('listitem');
  const invitations = main.getByRole('list', { name: 'Pending invitations' }).getByRole('listitem');
  const sets = main.getByRole('list', { name: 'Shared sets' }).getByRole('listitem');

  return {
    members,
    invitations,
    sets,
    seats: main.getByText(/^\d of 5 seats/),
    none: main.getByText('You are not in a team.'),

    async open() {
      await page.goto('/team');
    },

    async show(view: TeamView) {
      await page
        .getByRole('navigation', { name: 'Team' })
        .getByRole('link', { name: view })
        .click();
    },

    async invite(email: string) {
      await main.getByLabel('Email Address').fill(email);
      await main.getByRole('button', { name: 'Send invitation' }).click();
      await expect(invitations.filter({ hasText: email })).toBeVisible();
    },

    /** With the link of the invitation, signed in. */
    async join(path: string) {
      await page.goto(path);
      await page.getByRole('button', { name: /^Join/ }).click();
      await page.waitForURL('**/team');
    },

    async share(title: string) {
      await main.getByRole('button', { name: 'Share a set' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Share a set' });
      await dialog.getByRole('button', { name: `Share ${title}` }).click();
      await dialog.getByText('Shared', { exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();
    },

    async study(title: string) {
      await main.getByRole('link', { name: `Study ${title}` }).click();
      await page.waitForURL('**/study-quiz?set=*');
    },

    async copy(title: string) {
      await main.getByRole('button', { name: `More for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Copy to my sets' }).click();
    },

    async remove(name: string) {
      await main.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Remove from team' }).click();
      await page
        .getByRole('alertdialog', { name: /^Remove/ })
        .filter({ hasText: name })
        .getByRole('button', { name: 'Remove' })
        .click();
    },

    async count(metric: 'Documents' | 'Flashcards' | 'Tests' | 'Study time') {
      await main.getByRole('radio', { name: metric }).click();
      await expect(main.getByRole('radio', { name: metric })).toBeChecked();
    },
    /** The row of a member in the table of the metric that is shown. */
    usageOf: (name: string) => main.getByRole('table').getByRole('row').filter({ hasText: name }),
    async download() {
      const coming = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Download CSV' }).click();
      return coming;
    },
  };
}
