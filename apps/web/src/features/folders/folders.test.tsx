import {
  documentEndpoints,
  type Folder,
  folderEndpoints,
  setEndpoints,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { createFakeApi } from '../../testing/fake-api';
import { aSet } from '../../testing/cards';
import { aFolder } from '../../testing/folders';
import { renderScreen } from '../../testing/render-screen';
import { Toaster } from '../../ui/feedback/toast';
import { FolderFilter, useDragToFolder, useMove } from './public';

const FOLDERS = [
  aFolder({ folderId: 1, name: 'Biology', sets: 2, documents: 1 }),
  aFolder({ folderId: 2, name: 'Cells', parentId: 1 }),
];

function open(folders: Folder[] = FOLDERS) {
  const api = createFakeApi();
  api.answer(folderEndpoints.list, { folders });
  api.answer(folderEndpoints.create, ({ body }) => aFolder({ folderId: 9, name: body.name }));
  api.answer(folderEndpoints.update, aFolder());
  api.answer(folderEndpoints.remove, null);
  api.answer(folderEndpoints.put, {
    before: [
      { folderId: null, quizIds: [4], documentIds: [] },
      { folderId: 1, quizIds: [5], documentIds: [] },
    ],
  });
  api.answer(setEndpoints.list, { quizzes: [], totalPages: 1, totalItems: 0 });
  api.answer(documentEndpoints.list, { documents: [], totalPages: 1, totalItems: 0 });
  return renderScreen(
    <>
      <FolderFilter chosen={undefined} onChange={() => undefined} />
      <Mover />
      <DraggedRows />
      <Toaster />
    </>,
    { api },
  );
}

function Mover() {
  const { action, dialog } = useMove({
    toContent: () => ({ quizIds: [4, 5] }),
    onMoved: () => undefined,
  });
  return (
    <>
      <button type="button" onClick={action.onSelect}>
        {action.label}
      </button>
      {dialog}
    </>
  );
}

function DraggedRows() {
  const { dragOf, shelf } = useDragToFolder({
    toContent: (id) => ({ quizIds: [id, 5] }),
    onMoved: () => undefined,
  });
  return (
    <>
      <p {...dragOf(4)}>Row 4</p>
      {shelf}
    </>
  );
}

describe('the filter', () => {
  it('offers folders under the one they lie in, and what lies in none', async () => {
    open();

    const select = await screen.findByRole('combobox', { name: 'Folder' });

    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All folders', 'Biology', 'Biology / Cells', 'In no folder']);
  });

  it('is not there without folders, but the way to make one is', async () => {
    const { user } = open([]);

    await user.click(screen.getByRole('button', { name: 'Folders' }));

    expect(await screen.findByText(/No folders yet/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Folder' })).not.toBeInTheDocument();
  });
});

describe('the folders', () => {
  it('are made in another one', async () => {
    const { user, api } = open();
    await user.click(screen.getByRole('button', { name: 'Folders' }));
    await user.click(await screen.findByRole('button', { name: 'New folder' }));

    await user.type(await screen.findByLabelText('Folder name'), 'Genes');
    await user.selectOptions(screen.getByLabelText('In folder'), 'Biology');
    await user.click(screen.getByRole('button', { name: 'Create folder' }));

    await waitFor(() =>
      expect(api.calls(folderEndpoints.create)[0]?.body).toEqual({ name: 'Genes', parentId: 1 }),
    );
  });

  it('say why a name cannot be', async () => {
    const { user, api } = open();
    api.answer(
      folderEndpoints.create,
      new ApiError(STUDY_MESSAGES.folderTaken, { code: 'conflict', status: 409 }),
    );
    await user.click(screen.getByRole('button', { name: 'Folders' }));
    await user.click(await screen.findByRole('button', { name: 'New folder' }));

    await user.click(await screen.findByRole('button', { name: 'Create folder' }));
    expect(await screen.findByText(STUDY_MESSAGES.folderName)).toBeVisible();
    await user.type(screen.getByLabelText('Folder name'), 'Biology');
    await user.click(screen.getByRole('button', { name: 'Create folder' }));

    expect(await screen.findByText(STUDY_MESSAGES.folderTaken)).toBeVisible();
  });

  it('are deleted after a question that says what stays', async () => {
    const { user, api } = open();
    await user.click(screen.getByRole('button', { name: 'Folders' }));

    await user.click(await screen.findByRole('button', { name: 'Delete folder Biology' }));
    expect(await screen.findByText(/go back to the top/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete folder' }));

    await waitFor(() =>
      expect(api.calls(folderEndpoints.remove)[0]?.params).toEqual({ folderId: '1' }),
    );
  });
});

describe('a folder that was deleted', () => {
  const DOCUMENT = {
    documentId: 8,
    title: 'Notes',
    field: 'Biology',
    uploadDate: '2025-09-14T08:42:00.000Z',
    updateDate: '2025-09-14T08:42:00.000Z',
  } as const;
  const set = (quizId: number, folderId: number) => {
    const { flashcards: _, ...row } = aSet({ quizId });
    return { ...row, folderId };
  };

  function openFull() {
    const view = open();
    view.api.answer(setEndpoints.list, ({ query }) => ({
      quizzes: query?.page === '0' ? [set(4, 1), set(5, 2)] : [set(6, 1)],
      totalPages: 2,
      totalItems: 3,
    }));
    view.api.answer(documentEndpoints.list, {
      documents: [{ ...DOCUMENT, folderId: 1 }],
      totalPages: 1,
      totalItems: 1,
    });
    return view;
  }

  async function remove({ user }: ReturnType<typeof open>) {
    await user.click(screen.getByRole('button', { name: 'Folders' }));
    await user.click(await screen.findByRole('button', { name: 'Delete folder Biology' }));
    await user.click(await screen.findByRole('button', { name: 'Delete folder' }));
    return screen.findByRole('button', { name: 'Undo' });
  }

  it('comes back with its folders, sets and documents', async () => {
    const view = openFull();
    const undo = await remove(view);

    await view.user.click(undo);

    await waitFor(() => expect(view.api.calls(folderEndpoints.put)).toHaveLength(2));
    expect(view.api.calls(folderEndpoints.create)[0]?.body).toEqual({
      name: 'Biology',
      parentId: null,
    });
    expect(view.api.calls(folderEndpoints.update)).toMatchObject([
      { params: { folderId: '2' }, body: { name: 'Cells', parentId: 9 } },
    ]);
    expect(view.api.calls(folderEndpoints.put).map(({ body }) => body)).toEqual([
      { folderId: 9, quizIds: [4, 6] },
      { folderId: 9, documentIds: [8] },
    ]);
  });

  it('says so where it cannot', async () => {
    const view = openFull();
    const undo = await remove(view);
    view.api.answer(folderEndpoints.create, new ApiError('', { code: 'internal', status: 500 }));

    await view.user.click(undo);

    expect(await screen.findByText(/could not be brought back/)).toBeVisible();
  });

  it('stays where nobody can tell what lies in it', async () => {
    const view = open();
    view.api.answer(setEndpoints.list, new ApiError('', { code: 'internal', status: 500 }));

    await view.user.click(screen.getByRole('button', { name: 'Folders' }));
    await view.user.click(await screen.findByRole('button', { name: 'Delete folder Biology' }));
    await view.user.click(await screen.findByRole('button', { name: 'Delete folder' }));

    expect(await screen.findByText('The folder could not be deleted.')).toBeVisible();
    expect(view.api.calls(folderEndpoints.remove)).toEqual([]);
  });
});

describe('moving', () => {
  it('puts everything into the folder with one call', async () => {
    const { user, api } = open();
    await user.click(screen.getByRole('button', { name: 'Move to folder' }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.selectOptions(dialog.getByLabelText('Folder'), 'Biology / Cells');
    await user.click(dialog.getByRole('button', { name: 'Move' }));

    expect(await screen.findByText(/Moved to .*Cells/)).toBeVisible();
    expect(api.calls(folderEndpoints.put).map(({ body }) => body)).toEqual([
      { folderId: 2, quizIds: [4, 5] },
    ]);
  });

  it('[U-21] is undone: each goes back to where it lay', async () => {
    const { user, api } = open();
    await user.click(screen.getByRole('button', { name: 'Move to folder' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Folder'), 'Biology');
    await user.click(dialog.getByRole('button', { name: 'Move' }));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(api.calls(folderEndpoints.put)).toHaveLength(2));
    expect(api.calls(folderEndpoints.put)[1]?.body).toEqual({
      folderId: null,
      quizIds: [4],
      documentIds: [],
    });
  });

  it('[U-21] says so where it cannot be undone', async () => {
    const { user, api } = open();
    await user.click(screen.getByRole('button', { name: 'Move to folder' }));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    api.answer(folderEndpoints.put, new ApiError('', { code: 'internal', status: 500 }));

    await user.click(undo);

    expect(await screen.findByText('That could not be put back where it was.')).toBeVisible();
  });

  it('is done with the mouse: rows are dropped on a folder, which lie there meanwhile', async () => {
    const { api } = open();
    await screen.findByRole('combobox', { name: 'Folder' });
    const row = screen.getByText('Row 4');
    fireEvent.dragStart(row, { dataTransfer: {} });
    const folder = await screen.findByText('Biology / Cells', { selector: 'bdi' });

    fireEvent.dragOver(folder, { dataTransfer: {} });
    fireEvent.drop(folder, { dataTransfer: {} });

    expect(await screen.findByText(/Moved to .*Cells/)).toBeVisible();
    expect(api.calls(folderEndpoints.put)[0]?.body).toEqual({ folderId: 2, quizIds: [4, 5] });
    expect(screen.queryByText('Drop on a folder')).not.toBeInTheDocument();
  });

  it('offers a folder that is made on the way', async () => {
    const { user, api } = open();
    await user.click(screen.getByRole('button', { name: 'Move to folder' }));
    await user.click(await screen.findByRole('button', { name: 'New folder' }));

    await user.type(await screen.findByLabelText('Folder name'), 'Genes');
    api.answer(folderEndpoints.list, {
      folders: [...FOLDERS, aFolder({ folderId: 9, name: 'Genes' })],
    });
    await user.click(screen.getByRole('button', { name: 'Create folder' }));
    await waitFor(() => expect(screen.queryByLabelText('Folder name')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Move' }));

    await waitFor(() =>
      expect(api.calls(folderEndpoints.put)[0]?.body).toEqual({ folderId: 9, quizIds: [4, 5] }),
    );
  });
});
