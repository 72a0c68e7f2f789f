import { documentEndpoints } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill';
import {
  createDocumentServer,
  openDocuments,
  serverDown,
  someDocuments,
  titlesShown,
} from '../testing/document-server';

const LIST = '/saved-documents';

function open(count = 3, route = LIST) {
  return openDocuments(route, createDocumentServer(someDocuments(count)));
}

async function removeRow(view: ReturnType<typeof open>, title: string) {
  await view.user.click(await screen.findByRole('button', { name: `Delete ${title}` }));
  await view.user.click(await screen.findByRole('button', { name: 'Delete' }));
}

describe('in the list', () => {
  it('asks in the words of the specification, with the keyboard on Cancel', async () => {
    const { user, api } = open();

    await user.click(await screen.findByRole('button', { name: 'Delete Document 2' }));

    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Document' });
    expect(dialog).toHaveTextContent('Are you sure you want to delete this document?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(api.calls(documentEndpoints.remove)).toEqual([]);
  });

  it('deletes nothing on Cancel', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Document 2' }));

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(api.calls(documentEndpoints.remove)).toEqual([]);
    expect(titlesShown()).toContain('Document 2');
  });

  it('[D-35] deletes at once, without waiting for the ten seconds of Undo', async () => {
    const view = open();

    await removeRow(view, 'Document 2');

    expect(await screen.findByText('Document deleted')).toBeVisible();
    expect(view.api.calls(documentEndpoints.remove)[0]?.params).toEqual({ documentId: '2' });
    expect(view.stored.map(({ documentId }) => documentId)).toEqual([1, 3]);
    await waitFor(() => expect(titlesShown()).toEqual(['Document 1', 'Document 3']));
  });

  it('[U-03] goes on with the next row', async () => {
    const view = open();

    await removeRow(view, 'Document 2');

    await waitFor(() => expect(screen.getByRole('link', { name: 'Document 3' })).toHaveFocus());
  });

  it('[D-35][U-21] brings it back with Undo', async () => {
    const view = open();
    await removeRow(view, 'Document 2');

    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(titlesShown()).toContain('Document 2'));
    expect(view.api.calls(documentEndpoints.restore)[0]?.params).toEqual({ documentId: '2' });
  });

  it('says when Undo did not work, and tries again', async () => {
    const view = open();
    const { restore } = documentEndpoints;
    view.api.answer(restore, serverDown);
    await removeRow(view, 'Document 2');
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The document could not be brought back.')).toBeVisible();

    await view.user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(view.api.calls(restore)).toHaveLength(2));
  });

  it('says when it did not work, and keeps the row', async () => {
    const view = open();
    view.api.answer(documentEndpoints.remove, serverDown);

    await removeRow(view, 'Document 2');

    expect(await screen.findByText('The document could not be deleted.')).toBeVisible();
    expect(titlesShown()).toContain('Document 2');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('shows the page before when the last row of the last page has gone', async () => {
    const view = open(6, `${LIST}?page=1`);

    await removeRow(view, 'Document 6');

    await waitFor(() => expect(view.currentPath()).toBe(LIST));
    expect(await screen.findByText('Document 5')).toBeVisible();
  });
});

describe('in the form', () => {
  it('leads back to the list without a question; Undo brings back the unsaved edits, too', async () => {
    const { user, currentPath } = open();
    await user.click(await screen.findByRole('link', { name: 'Document 2' }));
    fill(await screen.findByLabelText('Document Title'), 'Half a ti');

    await user.click(screen.getByRole('button', { name: 'Delete document' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByRole('heading', { name: 'Saved Documents' })).toBeVisible();
    expect(currentPath()).toBe(LIST);
    expect(titlesShown()).toEqual(['Document 1', 'Document 3']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('link', { name: 'Document 2' }));
    expect(await screen.findByLabelText('Document Title')).toHaveValue('Half a ti');
  });
});
