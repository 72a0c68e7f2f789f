import { aiEndpoints, documentEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '../../../lib/drafts/drafts';
import { takeReturnTo } from '../../../lib/page/return-to';
import { fill } from '../../../testing/fill';
import {
  aDocument,
  createServer,
  notFound,
  open,
  press,
  serverDown,
  source,
} from '../testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

const DOCUMENTS = [
  aDocument(),
  aDocument({ documentId: 13, title: 'Sorting', field: 'Computer Science', content: 'Quicksort.' }),
];

async function openPicker(api = createServer(DOCUMENTS)) {
  const view = await open({ api });
  await press('Add Document');
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Select a Document' }) };
}

const rows = () => screen.getAllByRole('radio').map((row) => row.closest('label')?.textContent);

describe('Select a Document', () => {
  it('asks for the newest twenty and shows title, field and date', async () => {
    const { api } = await openPicker();

    expect(await screen.findByRole('radio', { name: /^Membrane transport/ })).toBeVisible();
    expect(rows()[0]).toMatch(/Membrane transport.*Biology/);
    const [call] = api.calls(documentEndpoints.list);
    expect(call?.params).toEqual({ pageIndex: '0', pageSize: '20' });
  });

  it('needs a choice to be confirmed, and then puts its text into the panel', async () => {
    const { user } = await openPicker();
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    expect(confirm).toBeDisabled();

    await user.click(await screen.findByRole('radio', { name: /^Sorting/ }));
    await user.click(confirm);

    await waitFor(() => expect(source()).toHaveValue('Quicksort.'));
    expect(screen.getByRole('heading', { name: 'Sorting' })).toBeVisible();
  });

  it('searches by name and narrows by field', async () => {
    const { api, dialog, user } = await openPicker();
    await screen.findByRole('radio', { name: /^Sorting/ });

    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'Biology');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.type(within(dialog).getByRole('searchbox'), 'nothing{Enter}');

    expect(await within(dialog).findByText('No documents found.')).toBeVisible();
    expect(api.calls(documentEndpoints.list).at(-1)?.body).toMatchObject({
      keyword: 'nothing',
      field: 'Biology',
    });
  });

  it('forgets a choice that the search takes out of sight', async () => {
    const { dialog, user } = await openPicker();
    await user.click(await screen.findByRole('radio', { name: /^Sorting/ }));

    await user.type(within(dialog).getByRole('searchbox'), 'membrane{Enter}');

    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  });

  it('forgets a choice that was deleted meanwhile', async () => {
    const { api, dialog, user } = await openPicker();
    await user.click(await screen.findByRole('radio', { name: /^Sorting/ }));
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    expect(confirm).toBeEnabled();

    api.answer(documentEndpoints.list, {
      documents: DOCUMENTS.slice(0, 1),
      totalPages: 1,
      totalItems: 1,
    });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));

    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(confirm).toBeDisabled();
    expect(within(dialog).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('has no key of its own: those of the screen are silent', async () => {
    const { dialog } = await openPicker();

    expect(within(dialog).getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
  });

  it('says that the list could not be loaded, and tries again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = createServer(DOCUMENTS);
    const list = DOCUMENTS.slice(0, 1);
    api.answer(documentEndpoints.list, serverDown);
    await openPicker(api);
    await screen.findByText('Could not load.');
    expect(warn).toHaveBeenCalledWith('Failed to load documents');

    api.answer(documentEndpoints.list, { documents: list, totalPages: 1, totalItems: 1 });
    await press('Try again');

    expect(await screen.findByRole('radio', { name: /^Membrane transport/ })).toBeVisible();
  });

  it('changes nothing when it is cancelled', async () => {
    const { user } = await openPicker();
    await user.click(await screen.findByRole('radio', { name: /^Sorting/ }));

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(source()).toHaveValue('');
  });

  it('asks a guest to log in', async () => {
    const { api } = await open({ isGuest: true });

    await press('Add Document');

    expect(
      await screen.findByRole('alertdialog', { name: 'Log in to open documents' }),
    ).toBeVisible();
    expect(api.calls(documentEndpoints.list)).toEqual([]);
  });
});

describe('a document that the address names', () => {
  it('is opened at once, and then the address is done', async () => {
    const { currentPath } = await open({ route: '/flashcards?document=12' });

    await waitFor(() => expect(source()).toHaveValue('Water follows the solute.'));
    await waitFor(() => expect(currentPath()).toBe('/flashcards'));
  });

  it('replaces a text with an Undo', async () => {
    const first = await open();
    fill(source(), 'My own text.');
    first.unmount();
    await open({ route: '/flashcards?document=12' });
    await waitFor(() => expect(source()).toHaveValue('Water follows the solute.'));

    await press('Undo');

    expect(source()).toHaveValue('My own text.');
  });

  it('leaves the edits of the same document alone', async () => {
    const first = await open({ route: '/flashcards?document=12' });
    await waitFor(() => expect(source()).toHaveValue('Water follows the solute.'));
    fill(source(), 'Water follows the solute. Always.');
    first.unmount();

    const { currentPath } = await open({ route: '/flashcards?document=12' });

    await waitFor(() => expect(currentPath()).toBe('/flashcards'));
    expect(source()).toHaveValue('Water follows the solute. Always.');
  });

  it('that comes after the student has left does not call them back', async () => {
    const api = createServer();
    let finish: () => void = () => undefined;
    api.answer(
      documentEndpoints.get,
      () => new Promise((resolve) => (finish = () => resolve(aDocument()))),
    );
    const { currentPath } = await open({ api, route: '/flashcards?document=12' });
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });

    await act(async () => finish());

    expect(currentPath()).toBe('/home');
  });

  it('that is gone says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({ route: '/flashcards?document=99' });

    expect(await screen.findByText(STUDY_MESSAGES.documentNotFound)).toBeVisible();
  });

  it('that could not be loaded can be tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = createServer();
    api.answer(documentEndpoints.get, serverDown);
    await open({ api, route: '/flashcards?document=12' });
    await screen.findByText('Something went wrong.');
    api.answer(documentEndpoints.get, aDocument());

    await press('Try again');

    await waitFor(() => expect(source()).toHaveValue('Water follows the solute.'));
  });

  it('asks a guest to log in, and is opened afterwards', async () => {
    const { currentPath } = await open({ isGuest: true, route: '/flashcards?document=12' });

    await screen.findByRole('alertdialog', { name: 'Log in to open documents' });
    await press('Log in');

    expect(currentPath()).toBe('/login');
    expect(takeReturnTo()).toBe('/flashcards?document=12');
  });
});

describe('a document with its source text', () => {
  const WITH_SOURCE = aDocument({
    sourceText: 'Water follows the solute.\r\nSo it does.',
    sourceEmphasis: ['solute'],
    content: 'In short.',
  });

  async function openDocument() {
    const view = await open({
      api: createServer([WITH_SOURCE]),
      route: '/flashcards?document=12',
    });
    await screen.findByRole('radio', { name: 'Source text' });
    return view;
  }

  it('shows the source text first, with what stood out in it', async () => {
    const { api } = await openDocument();
    expect(source()).toHaveValue('Water follows the solute.\nSo it does.');

    await press('AI Generate');

    expect(api.calls(aiEndpoints.flashcards)[0]?.body).toMatchObject({
      document_text: 'Water follows the solute.\nSo it does.',
      emphasis: ['solute'],
    });
  });

  it('shows its summary on demand, and back', async () => {
    await openDocument();

    fireEvent.click(screen.getByRole('radio', { name: 'Summary' }));
    expect(source()).toHaveValue('In short.');
    fireEvent.click(screen.getByRole('radio', { name: 'Source text' }));

    expect(source()).toHaveValue('Water follows the solute.\nSo it does.');
  });

  it('gives an edited text back', async () => {
    await openDocument();
    fill(source(), 'Water follows the solute. Edited.');

    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Summary' })));
    expect(source()).toHaveValue('In short.');
    await press('Undo');

    expect(source()).toHaveValue('Water follows the solute. Edited.');
  });

  it('offers no choice where there is only one text', async () => {
    const { api } = await open({ route: '/flashcards?document=12' });
    await waitFor(() => expect(source()).toHaveValue('Water follows the solute.'));

    expect(api.calls(documentEndpoints.get).length).toBeGreaterThan(0);
    expect(screen.queryByRole('radio', { name: 'Summary' })).not.toBeInTheDocument();
  });
});

it('a document that cannot be found again keeps its text', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const first = await open({ route: '/flashcards?document=12' });
  await waitFor(() => expect(source()).toHaveValue('Water follows the solute.'));
  first.unmount();
  const api = createServer();
  api.answer(documentEndpoints.get, notFound);

  await open({ api });

  expect(source()).toHaveValue('Water follows the solute.');
});
