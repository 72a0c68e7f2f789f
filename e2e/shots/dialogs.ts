import type { Page } from '@playwright/test';
import { createLibraryPage } from '../pages/library-page';

/** A dialog of a signed-in student: where it is opened, and by what. Everything by its English name. */
type ShownDialog = { name: string; at: string; by: readonly Step[] };
type Step =
  | string
  | { key: string }
  | { row: string }
  | { menu: string }
  | { wait: string }
  /** With all rows of the page. */
  | { choose: string }
  | { fill: string; with: string };

const SETS = '/set-creator';
const SET = '/set-creator?set=SET';
const CARDS = '/created-flashcards';
const PROFILE = '/profile';

export const DIALOGS: readonly ShownDialog[] = [
  { name: 'shortcuts', at: '/home', by: [{ key: '?' }] },
  { name: 'palette', at: '/home', by: [{ key: 'Control+k' }] },
  { name: 'today-settings', at: '/today', by: ['Study settings'] },
  { name: 'new-exam', at: '/exams', by: ['New exam'] },
  { name: 'pick-document', at: '/flashcards', by: ['Add Document'] },
  { name: 'new-set', at: SETS, by: ['New Set'] },
  { name: 'move', at: SETS, by: [{ choose: 'Move to folder' }] },
  { name: 'merge', at: SETS, by: [{ choose: 'Merge into one set' }] },
  { name: 'add-cards', at: SET, by: ['Add flashcards'] },
  { name: 'rename-set', at: SET, by: [{ menu: 'Rename set' }] },
  { name: 'split-set', at: SET, by: [{ menu: 'Split set' }] },
  { name: 'share-link', at: SET, by: [{ menu: 'Share link' }] },
  { name: 'export', at: SET, by: [{ menu: 'Export' }] },
  { name: 'delete-set', at: SET, by: [{ menu: 'Delete set' }] },
  { name: 'test-set-up', at: '/study-quiz-flashcard?set=SET&view=test', by: ['Set up the test'] },
  { name: 'edit-card', at: CARDS, by: [{ row: 'Flashcards' }] },
  { name: 'new-card', at: CARDS, by: ['New flashcard'] },
  { name: 'tag-cards', at: CARDS, by: [{ choose: 'Tag' }] },
  { name: 'add-to-set', at: CARDS, by: [{ choose: 'Add to a set' }] },
  { name: 'delete-cards', at: CARDS, by: [{ choose: 'Delete' }] },
  { name: 'change-name', at: PROFILE, by: ['Change Name'] },
  { name: 'change-username', at: PROFILE, by: ['Change Username'] },
  { name: 'second-factor', at: PROFILE, by: ['Set up'] },
  {
    name: 'second-factor-secret',
    at: PROFILE,
    by: ['Set up', { fill: 'Password', with: 'Scholar1' }, 'Continue', { wait: 'QR code' }],
  },
  { name: 'log-out-everywhere', at: PROFILE, by: ['Log out of all devices'] },
  { name: 'deactivate', at: PROFILE, by: ['Deactivate Account'] },
];

const PATIENCE_MS = 8_000;

/** Answers whether it is there: the others are worth a look all the same. */
export async function openDialog(page: Page, { by }: ShownDialog): Promise<boolean> {
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    for (const step of by) {
      await take(page, step);
    }
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).last().waitFor();
    return true;
  } catch {
    return false;
  }
}

async function take(page: Page, step: Step): Promise<void> {
  if (typeof step === 'string') {
    const named = { name: step, exact: true };
    const button = page.getByRole('button', named).or(page.getByRole('menuitem', named));
    await button.last().click();
  } else if ('key' in step) {
    await page.keyboard.press(step.key);
  } else if ('row' in step) {
    await page.getByRole('list', { name: step.row }).getByRole('button').first().click();
  } else if ('menu' in step) {
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: step.menu, exact: true }).click();
  } else if ('wait' in step) {
    await page.getByRole('img', { name: step.wait }).waitFor();
  } else if ('choose' in step) {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await createLibraryPage(page).choose(step.choose);
  } else {
    await page.getByRole('dialog').getByLabel(step.fill, { exact: true }).fill(step.with);
  }
}
