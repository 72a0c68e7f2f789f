import { flashcardEndpoints, setEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../../../lib/drafts/drafts';
import { aCard, editedCard } from '../../../testing/cards';
import type { FakeApi } from '../../../testing/fake-api';
import { fill } from '../../../testing/fill';
import {
  importAnyFile,
  notFound,
  open,
  openSaved,
  press,
  question,
  serverDown,
} from '../testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

const saved = (api: FakeApi) => api.calls(flashcardEndpoints.addBulk);

describe('Create Flashcard Set', () => {
  const created = (api: FakeApi) => api.calls(setEndpoints.create);

  async function nameSet(name: string) {
    await press('Create Flashcard Set');
    fill(await screen.findByRole('textbox', { name: 'Set name' }), name);
    await press('Save Flashcard Set');
  }

  it('[D-20] makes a set of the cards just saved', async () => {
    const { api } = await openSaved();

    await nameSet('  Cell biology  ');

    expect(created(api)[0]?.body).toEqual({ title: 'Cell biology', flashcardList: [41, 42, 43] });
    const dialog = screen.getByRole('dialog', { name: STUDY_MESSAGES.setCreated });
    expect(within(dialog).getByRole('link', { name: 'Study this set' })).toHaveAttribute(
      'href',
      '/study-quiz?set=5',
    );
  });

  it('leaves out what is not selected any more', async () => {
    const { api } = await openSaved();
    await press('Selected card 2');

    await nameSet('Cell biology');

    expect(created(api)[0]?.body.flashcardList).toEqual([41, 43]);
  });

  it('asks for a name', async () => {
    const { api } = await openSaved();

    await nameSet(' ');

    const field = screen.getByRole('textbox', { name: 'Set name' });
    expect(field).toHaveAccessibleDescription(new RegExp(STUDY_MESSAGES.setName));
    expect(field).toHaveFocus();
    expect(created(api)).toEqual([]);
  });

  it('that fails says so, leads back to the name, and repeats its key', async () => {
    const { api } = await openSaved();
    api.answer(setEndpoints.create, serverDown);
    await nameSet('Cell biology');
    expect(screen.getByRole('alertdialog', { name: STUDY_MESSAGES.setNotCreated })).toBeVisible();

    await press('OK');
    expect(screen.getByRole('textbox', { name: 'Set name' })).toHaveValue('Cell biology');
    await press('Save Flashcard Set');

    const [first, second] = created(api);
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
  });

  it('[U-20] keeps its name over a reload, and forgets it once the set is made', async () => {
    const { api, unmount } = await openSaved();
    await press('Create Flashcard Set');
    fill(await screen.findByRole('textbox', { name: 'Set name' }), 'Cell biology');
    unmount();
    await open({ api });
    await press('Create Flashcard Set');
    const field = await screen.findByRole('textbox', { name: 'Set name' });
    expect(field).toHaveValue('Cell biology');

    await press('Save Flashcard Set');
    await press('OK');
    await press('Create Flashcard Set');

    expect(await screen.findByRole('textbox', { name: 'Set name' })).toHaveValue(
      'Transport in cells',
    );
  });

  it('[D-55] offers the name of their document, ready to be typed over', async () => {
    const { api } = await openSaved();
    await press('Create Flashcard Set');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Set name' });
    expect(field).toHaveValue('Transport in cells');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Transport in cells'.length]);

    await press('Save Flashcard Set');

    expect(created(api)[0]?.body.title).toBe('Transport in cells');
  });

  it('[D-55] offers the name of the file where its document is not kept', async () => {
    const { user } = await open({ importer: importAnyFile });
    await user.upload(
      screen.getByLabelText('Import file', { selector: 'input' }),
      new File(['text'], 'cell_walls.txt'),
    );
    await press('AI Generate');
    await screen.findByRole('listitem', { name: 'Card 3' });
    await user.click(screen.getByRole('checkbox', { name: 'Save the document with them' }));
    await press('Save Selected');
    await press('OK');

    await press('Create Flashcard Set');

    expect(await screen.findByRole('textbox', { name: 'Set name' })).toHaveValue('cell walls');
  });

  it('saves cards again that were deleted elsewhere, and doubles none of the others', async () => {
    const { api } = await openSaved();
    api.answer(setEndpoints.create, notFound);
    api.answer(flashcardEndpoints.edit, ({ body, params }) =>
      params.flashcardId === '42' ? notFound : editedCard(aCard({ flashcardId: 41 }), body),
    );
    await nameSet('Cell biology');
    expect(screen.getByRole('alertdialog', { name: STUDY_MESSAGES.setNotCreated })).toBeVisible();

    await press('Save again');

    expect(saved(api)[1]?.body.flashcardList).toMatchObject([{ question: 'Osmosis' }]);
    await press('Create Flashcard Set');
    await press('Save Flashcard Set');
    expect(created(api).at(-1)?.body).toEqual({
      title: 'Cell biology',
      flashcardList: [41, 44, 43],
    });
  });

  it('is offered only for cards that are saved as they stand', async () => {
    await openSaved();

    fill(question(1), 'Edited');

    expect(screen.queryByRole('button', { name: 'Create Flashcard Set' })).not.toBeInTheDocument();
  });
});
