import { documentEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { reportAnswer } from '../../../lib/calls/connection';
import { clearSession } from '../../../lib/session/session';
import { fill } from '../../../testing/fill';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import {
  aDocument,
  createDocumentServer,
  noAnswer,
  openDocuments,
  serverDown,
} from '../testing/document-server';

const LIST = '/saved-documents';
const ROUTE = `${LIST}?document=12`;

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
  stubNativeDialogs();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.unstubAllEnvs());

async function openForm(server = createDocumentServer([aDocument()]), route = ROUTE) {
  const view = openDocuments(route, server);
  const title = await screen.findByLabelText('Document Title');
  return { ...view, title };
}

const saveButton = () => screen.getByRole('button', { name: 'Save Changes' });
const saved = () => screen.findByText('The document has been saved successfully!');

describe('the form', () => {
  it('has title, field, content and the read-only metadata', async () => {
    await openForm();

    expect(screen.getByRole('region', { name: 'Edit Document' })).toBeVisible();
    expect(screen.getByLabelText('Document Title')).toHaveValue('Membrane transport');
    expect(screen.getByLabelText('Field')).toHaveValue('Biology');
    expect(screen.getByLabelText('Content')).toHaveValue('Water follows the solute.');
    const metadata = screen.getByRole('region', { name: 'Metadata' });
    expect(metadata).toHaveTextContent('Uploaded09/14/2025, 08:42 PM');
    expect(metadata).toHaveTextContent('Updated09/16/2025, 07:15 AM');
    expect(screen.getByText('4 words')).toBeVisible();
    await waitFor(() =>
      expect(within(screen.getByLabelText('Field')).getAllByRole('option')[0]).toHaveTextContent(
        'Select Field',
      ),
    );
  });

  it('[U-30][B-76] has a title of its own, with the document’s name as text', async () => {
    await openForm(createDocumentServer([aDocument({ title: '<b>{{7*7}}</b>' })]));

    expect(document.title).toBe('<b>{{7*7}}</b> · Saved Documents · Scholar');
  });

  it('[B-77] lets every text run in its own direction', async () => {
    const { title } = await openForm();

    expect(title).toHaveAttribute('dir', 'auto');
    expect(screen.getByLabelText('Content')).toHaveAttribute('dir', 'auto');
  });

  it('goes back to the list from an address that was opened directly', async () => {
    const { user, currentPath } = await openForm(undefined, `${LIST}?page=2&document=12`);

    await user.click(screen.getByRole('link', { name: 'Back to Documents' }));

    expect(await screen.findByRole('heading', { name: 'Saved Documents' })).toBeVisible();
    expect(currentPath()).toBe(LIST);
  });
});

describe('loading', () => {
  it('[D-25] logs a document that did not load, once, and offers another try', async () => {
    const server = createDocumentServer([aDocument()]);
    server.api.answer(documentEndpoints.get, serverDown);
    const { user, api } = openDocuments(ROUTE, server);
    await screen.findByText('Could not load.');
    expect(warn.mock.calls).toEqual([['Failed to load document']]);
    api.answer(documentEndpoints.get, aDocument());

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByLabelText('Document Title')).toHaveValue('Membrane transport');
  });

  it('says that a document is not there', async () => {
    openDocuments(`${LIST}?document=99`);

    expect(await screen.findByText('Document not found.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Back to Documents' })).toHaveLength(2);
  });
});

describe('saving', () => {
  it('sends title, field, content and the copy they were made on, and says so', async () => {
    const { user, api, title } = await openForm();
    fill(title, 'Osmosis');
    await user.selectOptions(screen.getByLabelText('Field'), 'Chemistry');
    fill('Content', 'Water moves.');

    await user.click(saveButton());

    expect(await saved()).toBeVisible();
    expect(screen.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
    const [call] = api.calls(documentEndpoints.update);
    expect(call?.params).toEqual({ documentId: '12' });
    expect(call?.body).toEqual({
      title: 'Osmosis',
      field: 'Chemistry',
      content: 'Water moves.',
      updateDate: '2025-09-16T00:15:00.000Z',
    });
    // Unlike the lists, a save may be waited for under the overlay.
    expect(call?.options.isQuiet).toBeUndefined();
  });

  it('closes its message with OK and has nothing unsaved any more', async () => {
    const { user, title } = await openForm();
    fill(title, 'Osmosis');
    expect(screen.getByText('Unsaved edits are kept on this device')).toBeVisible();
    await user.click(saveButton());
    await saved();

    await user.click(screen.getByRole('button', { name: 'OK' }));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Unsaved edits are kept on this device')).not.toBeInTheDocument();
    expect(title).toHaveValue('Osmosis');
  });

  it('changes the listed row in place', async () => {
    const { user, api } = openDocuments(LIST, createDocumentServer([aDocument()]));
    await user.click(await screen.findByRole('link', { name: 'Membrane transport' }));
    fill(await screen.findByLabelText('Document Title'), 'Osmosis');
    await user.selectOptions(screen.getByLabelText('Field'), 'Law');
    await user.click(saveButton());
    await saved();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    api.answer(documentEndpoints.list, () => new Promise(() => undefined));

    await user.click(screen.getByRole('link', { name: 'Back to Documents' }));

    const row = within(screen.getByRole('listitem'));
    expect(row.getByRole('link', { name: 'Osmosis' })).toBeVisible();
    expect(row.getByText('Law')).toBeVisible();
  });

  it('[U-23] saves once, however often Enter is pressed', async () => {
    const { user, api, title } = await openForm();
    api.answer(documentEndpoints.update, () => new Promise(() => undefined));
    fill(title, 'Osmosis');

    await user.type(title, '{Enter}{Enter}{Enter}');

    expect(api.calls(documentEndpoints.update)).toHaveLength(1);
    expect(saveButton()).toHaveAttribute('aria-busy', 'true');
  });

  it('[D-25] keeps everything when it fails, and says so', async () => {
    const { user, api, title } = await openForm();
    api.answer(documentEndpoints.update, noAnswer);
    fill(title, 'Osmosis');

    await user.click(saveButton());

    expect(await screen.findByText(/^Kept on this device, not saved yet/)).toBeVisible();
    expect(warn.mock.calls).toEqual([['Failed to save document']]);
    expect(title).toHaveValue('Osmosis');
  });

  it('is sent by itself when the network is back', async () => {
    const { user, api, title } = await openForm();
    api.answer(documentEndpoints.update, noAnswer);
    fill(title, 'Osmosis');
    await user.click(saveButton());
    await screen.findByText(/^Kept on this device, not saved yet/);
    act(() => reportAnswer(false));
    api.answer(documentEndpoints.update, await rowOf('Osmosis'));

    act(() => reportAnswer(true));

    await waitFor(() => expect(api.calls(documentEndpoints.update)).toHaveLength(2));
    expect(screen.queryByText(/^Kept on this device, not saved yet/)).toBeNull();
  });

  it('says what the server said', async () => {
    const { user, api, title } = await openForm();
    const tooLarge = new ApiError('Too large.', { code: 'too_large', status: 413 });
    api.answer(documentEndpoints.update, tooLarge);
    fill(title, 'Osmosis');

    await user.click(saveButton());

    expect(await screen.findByText('Too large. Your text is kept.')).toBeVisible();
  });

  it('[U-08] ties what the server refused to the field, which gets the keyboard', async () => {
    const { user, api, title } = await openForm();
    const invalid = new ApiError(STUDY_MESSAGES.title, { code: 'invalid_input', status: 400 });
    api.answer(documentEndpoints.update, invalid);
    fill(title, '   ');

    await user.click(saveButton());

    expect(await screen.findByText(STUDY_MESSAGES.title)).toBeVisible();
    expect(title).toHaveAccessibleDescription(STUDY_MESSAGES.title);
    expect(title).toHaveFocus();
    expect(screen.getByText('Not saved yet. Your text is kept.')).toBeVisible();
  });

  it('loses nothing that was typed while a save was on its way', async () => {
    const { user, api, title } = await openForm();
    let answer: (row: Awaited<ReturnType<typeof rowOf>>) => void = () => undefined;
    api.answer(documentEndpoints.update, () => new Promise((resolve) => (answer = resolve)));
    fill(title, 'Osmosis');
    await user.click(saveButton());

    fill(title, 'Osmosis and more');
    answer(await rowOf('Osmosis'));
    await saved();

    expect(title).toHaveValue('Osmosis and more');
    expect(screen.getByText('Unsaved edits are kept on this device')).toBeVisible();
  });
});

async function rowOf(title: string) {
  const { documentId, field, uploadDate } = aDocument();
  return { documentId, title, field, uploadDate, updateDate: '2025-10-02T00:00:00.000Z' };
}

describe('fields that did not load', () => {
  it('leave the document’s own, and can be loaded again', async () => {
    const server = createDocumentServer([aDocument()]);
    server.api.answer(documentEndpoints.fields, serverDown);
    const { user, api } = await openForm(server);
    await screen.findByText('Could not load.');
    expect(screen.getByLabelText('Field')).toHaveValue('Biology');
    expect(warn).toHaveBeenCalledWith('Failed to load fields');
    api.answer(documentEndpoints.fields, ['Biology', 'Law']);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('option', { name: 'Law' })).toBeInTheDocument();
    expect(screen.queryByText('Could not load.')).not.toBeInTheDocument();
  });
});

describe('unsaved edits', () => {
  it('[U-20] ask before they are left, and stay when the answer is no', async () => {
    const { user, title, currentPath } = await openForm();
    fill(title, 'Osmosis');

    await user.click(screen.getByRole('link', { name: 'Back to Documents' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(currentPath()).toBe(ROUTE);
    expect(title).toHaveValue('Osmosis');
  });

  it('[U-20] wait for the student who left them, and can be discarded', async () => {
    const { user, title } = await openForm();
    fill(title, 'Osmosis');
    await user.click(screen.getByRole('link', { name: 'Back to Documents' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    await user.click(await screen.findByRole('link', { name: 'Membrane transport' }));
    expect(await screen.findByText('Your unsaved changes are still here.')).toBeVisible();
    expect(screen.getByLabelText('Document Title')).toHaveValue('Osmosis');
    await user.click(screen.getByRole('button', { name: 'Discard' }));

    expect(screen.getByLabelText('Document Title')).toHaveValue('Membrane transport');
    expect(screen.queryByText('Your unsaved changes are still here.')).not.toBeInTheDocument();
  });

  it('[U-20] survive a reload and a forced new login', async () => {
    const first = await openForm();
    fill(first.title, 'Osmosis');
    act(() => clearSession());
    first.unmount();

    const { title } = await openForm();

    expect(title).toHaveValue('Osmosis');
  });

  it('[U-20] warn before the tab is closed, and no longer once they are saved', async () => {
    const { user, title } = await openForm();
    const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeldBack()).toBe(false);

    fill(title, 'Osmosis');
    expect(isHeldBack()).toBe(true);
    await user.click(saveButton());
    await saved();

    expect(isHeldBack()).toBe(false);
  });

  it('are none when everything is as it was', async () => {
    const { title } = await openForm();

    fill(title, 'Osmosis');
    fill(title, 'Membrane transport');

    expect(screen.queryByText('Unsaved edits are kept on this device')).not.toBeInTheDocument();
  });
});

describe('[B-90] a document changed elsewhere', () => {
  async function openConflict() {
    const view = await openForm();
    fill(view.title, 'Mine');
    view.changeElsewhere(12, { title: 'Theirs', field: 'Law', content: 'Newer text.' });
    await view.user.click(saveButton());
    const panel = within(await screen.findByRole('region', { name: 'Changed elsewhere' }));
    return { ...view, panel };
  }

  it('is told, with the newer copy beside the student’s own', async () => {
    const { panel, title, stored } = await openConflict();

    expect(panel.getByRole('alert')).toHaveTextContent(STUDY_MESSAGES.documentStale);
    expect(panel.getByText('Theirs')).toBeVisible();
    expect(panel.getByText('Law')).toBeVisible();
    expect(panel.getByLabelText('Newer copy')).toHaveValue('Newer text.');
    expect(screen.getByRole('region', { name: 'Changed elsewhere' })).toHaveFocus();
    expect(title).toHaveValue('Mine');
    expect(stored[0]?.title).toBe('Theirs');
  });

  it('is saved over when the student keeps their own', async () => {
    const { user, panel, stored } = await openConflict();

    await user.click(panel.getByRole('button', { name: 'Keep mine' }));

    expect(await saved()).toBeVisible();
    expect(stored[0]).toMatchObject({ title: 'Mine', content: 'Water follows the solute.' });
    expect(screen.queryByRole('region', { name: 'Changed elsewhere' })).not.toBeInTheDocument();
  });

  it('takes the place of the student’s own when they want it, which Undo brings back', async () => {
    const { user, panel, title } = await openConflict();

    await user.click(panel.getByRole('button', { name: 'Take the newer one' }));
    expect(title).toHaveValue('Theirs');
    expect(screen.getByLabelText('Content')).toHaveValue('Newer text.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(title).toHaveValue('Mine');
    expect(screen.getByRole('region', { name: 'Changed elsewhere' })).toBeVisible();
  });

  it('is not saved over by the Save button, which leads to the choice', async () => {
    const { user, api, title } = await openConflict();
    title.focus();

    await user.click(saveButton());

    expect(screen.getByRole('region', { name: 'Changed elsewhere' })).toHaveFocus();
    expect(api.calls(documentEndpoints.update)).toHaveLength(1);
  });

  it('is told even when the newer copy cannot be loaded', async () => {
    const { user, title, api, changeElsewhere } = await openForm();
    fill(title, 'Mine');
    changeElsewhere(12, { title: 'Theirs' });
    const newer = await api(documentEndpoints.get, { params: { documentId: '12' } });
    api.answer(documentEndpoints.get, serverDown);
    await user.click(saveButton());
    const told = await screen.findByText(`${STUDY_MESSAGES.documentStale} Your text is kept.`);
    expect(told).toBeVisible();
    expect(title).toHaveValue('Mine');
    api.answer(documentEndpoints.get, newer);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('region', { name: 'Changed elsewhere' })).toBeVisible();
  });

  it('is no conflict when it holds just what the student wrote: it is saved', async () => {
    const { user, title, changeElsewhere } = await openForm();
    fill(title, 'Mine');
    changeElsewhere(12, { title: 'Mine' });

    await user.click(saveButton());

    expect(await saved()).toBeVisible();
    expect(title).toHaveValue('Mine');
    expect(screen.queryByRole('region', { name: 'Changed elsewhere' })).not.toBeInTheDocument();
    expect(screen.queryByText('Unsaved edits are kept on this device')).not.toBeInTheDocument();
    expect(screen.queryByText(/Your text is kept/)).not.toBeInTheDocument();
  });

  it('leaves the keyboard to whoever is typing when it is found out by a later look', async () => {
    const { title, changeElsewhere } = await openForm();
    fill(title, 'Mine');
    title.focus();
    changeElsewhere(12, { title: 'Theirs' });

    act(() => void window.dispatchEvent(new Event('visibilitychange')));

    expect(await screen.findByRole('region', { name: 'Changed elsewhere' })).toBeVisible();
    expect(title).toHaveFocus();
  });

  it('is told at once to edits that were kept from before', async () => {
    const server = createDocumentServer([aDocument()]);
    const first = await openForm(server);
    fill(first.title, 'Mine');
    first.unmount();
    server.changeElsewhere(12, { title: 'Theirs' });

    await openForm(server);

    expect(screen.getByRole('region', { name: 'Changed elsewhere' })).toBeVisible();
    expect(screen.getByLabelText('Document Title')).toHaveValue('Mine');
  });
});

it('stays as it was saved when an older look at it answers late', async () => {
  const { user, title, api, stored } = await openForm();
  let answerLate: () => void = () => undefined;
  const old = aDocument();
  api.answer(
    documentEndpoints.get,
    () =>
      new Promise((resolve) => {
        answerLate = () => resolve(old);
      }),
  );
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(api.calls(documentEndpoints.get)).toHaveLength(2));

  fill(title, 'Osmosis');
  await user.click(saveButton());
  await saved();
  await act(async () => answerLate());

  expect(stored[0]?.title).toBe('Osmosis');
  expect(title).toHaveValue('Osmosis');
});

describe('a document deleted elsewhere', () => {
  it('keeps the edits, which can be saved as a new one', async () => {
    const { user, title, deleteElsewhere, stored, currentPath } = await openForm();
    fill(title, 'Mine');
    deleteElsewhere(12);
    await user.click(saveButton());
    const saveAsNew = await screen.findByRole('button', { name: 'Save as a new document' });
    expect(screen.getByLabelText('Document Title')).toHaveValue('Mine');

    await user.click(saveAsNew);

    expect(await saved()).toBeVisible();
    expect(stored[0]).toMatchObject({ title: 'Mine', content: 'Water follows the solute.' });
    expect(currentPath()).toBe(`${LIST}?document=${stored[0]?.documentId}`);
  });
});
