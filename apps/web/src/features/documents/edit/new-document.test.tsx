import { documentEndpoints } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '../../../testing/builders';
import { fill } from '../../../testing/fill';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { createDocumentServer, noAnswer, openDocuments } from '../testing/document-server';

const LIST = '/saved-documents';

beforeEach(() => {
  stubNativeDialogs();
  vi.spyOn(console, 'warn').mockReturnValue();
});

async function write() {
  const view = openDocuments(LIST, createDocumentServer([]));
  await view.user.click(screen.getByRole('link', { name: 'New document' }));
  fill(await screen.findByLabelText('Document Title'), 'My notes');
  await view.user.selectOptions(screen.getByLabelText('Field'), 'Biology');
  fill('Content', 'Cells divide.');
  return view;
}

const saveButton = () => screen.getByRole('button', { name: 'Save Document' });

it('has a title and an address of its own, and nothing filled in', async () => {
  openDocuments(`${LIST}?document=new`);

  expect(await screen.findByLabelText('Document Title')).toHaveValue('');
  expect(screen.getByLabelText('Field')).toHaveValue('');
  expect(screen.getByText('0 words')).toBeVisible();
  expect(document.title).toBe('New Document · Scholar');
});

it('saves the student’s own notes and opens them for editing', async () => {
  const { user, api, currentPath } = await write();

  await user.click(saveButton());
  expect(await screen.findByText('The document has been saved successfully!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'OK' }));

  expect(api.calls(documentEndpoints.upload).map(({ body }) => body)).toEqual([
    { title: 'My notes', field: 'Biology', content: 'Cells divide.' },
  ]);
  expect(await screen.findByRole('heading', { name: 'Edit Document' })).toBeVisible();
  expect(currentPath()).toBe(`${LIST}?document=100`);
});

it('is in the list when the student goes back, one step', async () => {
  const { user, currentPath } = await write();
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'OK' }));

  await user.click(screen.getByRole('button', { name: 'Browser back' }));

  expect(await screen.findByRole('link', { name: 'My notes' })).toBeVisible();
  expect(currentPath()).toBe(LIST);
});

it('[B-78] sends the same key again after a lost answer, and another for another text', async () => {
  const { user, api } = await write();
  api.answer(documentEndpoints.upload, noAnswer);
  const press = async () => {
    await user.click(saveButton());
    await screen.findByText(/^Kept on this device, not saved yet/);
  };

  await press();
  await press();
  fill('Content', 'Cells divide twice.');
  await press();

  const keys = api.calls(documentEndpoints.upload).map(({ options }) => options.idempotencyKey);
  expect(keys[0]).toMatch(/^[\x21-\x7e]{1,128}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('[B-78] sends the same key again after a reload, too', async () => {
  const first = await write();
  first.api.answer(documentEndpoints.upload, noAnswer);
  await first.user.click(saveButton());
  await screen.findByText(/^Kept on this device, not saved yet/);
  first.unmount();

  const second = openDocuments(`${LIST}?document=new`);
  await screen.findByLabelText('Document Title');
  await second.user.click(saveButton());
  await screen.findByText('The document has been saved successfully!');

  const [lost] = first.api.calls(documentEndpoints.upload);
  const [sent] = second.api.calls(documentEndpoints.upload);
  expect(sent?.options.idempotencyKey).toBe(lost?.options.idempotencyKey);
});

it('is read-only while it is on its way', async () => {
  const { user, api } = await write();
  api.answer(documentEndpoints.upload, () => new Promise(() => undefined));

  await user.click(saveButton());

  await waitFor(() => expect(screen.getByLabelText('Content')).toHaveAttribute('readonly'));
  expect(screen.getByLabelText('Document Title')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Field')).toBeDisabled();
});

it('[U-20] is kept when the page is left unsaved, and only for this student', async () => {
  const first = await write();
  first.unmount();

  const other = openDocuments(`${LIST}?document=new`, undefined, aUser({ userId: 8 }));
  expect(await screen.findByLabelText('Content')).toHaveValue('');
  other.unmount();
  openDocuments(`${LIST}?document=new`);

  expect(await screen.findByLabelText('Content')).toHaveValue('Cells divide.');
  expect(screen.getByText('Your unsaved changes are still here.')).toBeVisible();
});

it('is forgotten once it is saved', async () => {
  const { user, unmount } = await write();
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  unmount();

  openDocuments(`${LIST}?document=new`);

  expect(await screen.findByLabelText('Content')).toHaveValue('');
});

it('[U-20] asks before it is left', async () => {
  const { user, currentPath } = await write();

  await user.click(screen.getByRole('link', { name: 'Back to Documents' }));

  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(currentPath()).toBe(`${LIST}?document=new`);
});
