import type { Page } from '@playwright/test';
import type { PickedFile } from './summarize-page';

export function createFlashcardsPage(page: Page) {
  const cards = page.getByRole('region', { name: 'Flashcards' });
  const card = (number: number) =>
    cards.getByRole('listitem', { name: `Card ${number}`, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return {
    text: page.getByRole('textbox', { name: 'Original Document' }),
    cards,
    cardItems: cards.getByRole('listitem'),
    card,
    count: page.getByRole('spinbutton', { name: 'Cards' }),
    splitter: page.getByRole('separator'),
    saveButton: cards.getByRole('button', { name: /^(Save Selected|Saving…|Saved)$/ }),
    said: cards.getByRole('status').last(),
    keepDocument: cards.getByRole('checkbox', { name: 'Save the document with them' }),
    picker: dialog('Select a Document'),
    savedDialog: dialog('Flashcards saved successfully!'),
    createdDialog: dialog('Quiz created successfully!'),
    question: (number: number) =>
      cards.getByRole('textbox', { name: `Question of card ${number}`, exact: true }),
    answer: (number: number) =>
      cards.getByRole('textbox', { name: `Answer of card ${number}`, exact: true }),

    async open(documentId?: number) {
      await page.goto(
        documentId === undefined ? '/flashcards' : `/flashcards?document=${documentId}`,
      );
    },

    async addDocument(title: string) {
      await page.getByRole('button', { name: 'Add Document' }).click();
      await dialog('Select a Document').getByRole('radio', { name: title }).check();
      await page.getByRole('button', { name: 'Confirm' }).click();
    },

    async importFile(file: string | PickedFile) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Import file' }).click();
      await (await chooser).setFiles(file);
    },

    async writeInVietnamese() {
      await page.getByRole('switch', { name: 'Create in Vietnamese' }).check();
    },

    async generate(count?: number) {
      if (count !== undefined) {
        await page.getByRole('spinbutton', { name: 'Cards' }).fill(String(count));
      }
      await page.getByRole('button', { name: 'AI Generate' }).click();
    },

    /** Selects a card, or takes it out of the selection. */
    async toggle(number: number) {
      await card(number)
        .getByRole('button', { name: `Selected card ${number}`, exact: true })
        .click();
    },

    /** Puts the keyboard on a card, outside its text. */
    async focus(number: number) {
      await cards.getByRole('button', { name: `Source of card ${number}`, exact: true }).focus();
    },

    async save() {
      await cards.getByRole('button', { name: 'Save Selected' }).click();
      await dialog('Flashcards saved successfully!').waitFor();
    },

    /** From the dialog that says that the cards are saved. */
    async createSet(name: string) {
      await dialog('Flashcards saved successfully!')
        .getByRole('button', { name: 'Create Flashcard Set' })
        .click();
      // The keyboard is there already, and what is typed replaces the name that is offered.
      await page.getByRole('textbox', { name: 'Set name' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.type(name);
      await page.getByRole('button', { name: 'Save Flashcard Set' }).click();
      await dialog('Quiz created successfully!').waitFor();
    },

    async studyCreatedSet() {
      await page.getByRole('link', { name: 'Study this set' }).click();
    },
  };
}
