import { type Folder, FOLDER_NAME_MAX, FolderDraftSchema } from '@scholar/contract';
import FolderIcon from 'lucide-react/icons/folder';
import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { sayIssue } from '../../lib/messages/say-message.texts';
import { Button } from '../../ui/basics/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Dialog } from '../../ui/dialogs/dialog';
import { useOpening } from '../../ui/dialogs/use-opening';
import { FormDialog } from '../../ui/editing/form-dialog';
import { toast } from '../../ui/feedback/toast';
import { IconButton } from '../../ui/forms/icon-button';
import { TextField } from '../../ui/forms/text-field';
import { Select } from '../../ui/inputs/select';
import { toTree } from './folder-tree';
import styles from './folders.module.css';
import type { RemovedFolder } from './folder-removal';
import { useFolders, useRemoveFolder, useRestoreFolder, useSaveFolder } from './folders.queries';
import { foldersTexts } from './folders.texts';

/** The student's folders, to be made, renamed, moved and deleted. */
export function FoldersDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { dialog: texts, remove } = useTexts(foldersTexts);
  const folders = useFolders();
  const removal = useRemoveFolder();
  const restore = useRestoreFolder();

  function offerBack(removed: RemovedFolder) {
    toast({
      message: remove.done(removed.folder.name),
      icon: <Trash2 />,
      action: {
        label: remove.undo,
        onSelect: () =>
          void restore(removed).catch(() => toast({ message: remove.undoFailed, tone: 'bad' })),
      },
    });
  }

  const form = useOpening<Folder | undefined>(({ about, ...rest }) => (
    <FolderForm folder={about} {...rest} />
  ));
  const asking = useOpening<Folder>(({ about, ...rest }) => (
    <ConfirmDialog
      {...rest}
      title={remove.title}
      message={remove.message(about.name)}
      confirmLabel={remove.confirm}
      confirmIcon={<Trash2 />}
      tone="danger"
      isBusy={removal.isPending}
      onConfirm={() =>
        removal.mutate(about, {
          onSuccess: (removed) => {
            rest.onClose();
            offerBack(removed);
          },
          onError: () => toast({ message: remove.failed, tone: 'bad' }),
        })
      }
    />
  ));

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      actions={
        <Button icon={<Plus />} onClick={() => form.open(undefined)}>
          {texts.add}
        </Button>
      }
    >
      {folders.length === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <ul className={styles.tree} aria-label={texts.title}>
          {toTree(folders).map((folder) => (
            <li key={folder.folderId} className={styles.row} data-inner={folder.parentId !== null}>
              <FolderIcon size={18} aria-hidden="true" />
              <span className={styles.words}>
                <bdi className={styles.title}>{folder.name}</bdi>
                <span className={styles.facts}>{texts.contents(folder)}</span>
              </span>
              <IconButton
                size="sm"
                label={texts.edit(folder.name)}
                icon={<PencilLine />}
                onClick={() => form.open(folder)}
              />
              <IconButton
                size="sm"
                label={texts.remove(folder.name)}
                icon={<Trash2 />}
                onClick={() => asking.open(folder)}
              />
            </li>
          ))}
        </ul>
      )}
      {form.dialog}
      {asking.dialog}
    </Dialog>
  );
}

/** A new folder, or one to be renamed and moved. */
export function FolderForm({
  folder,
  isOpen,
  onClose,
  onSaved,
}: {
  folder?: Folder | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved?: (folder: Folder) => void;
}) {
  const { dialog: texts } = useTexts(foldersTexts);
  const folders = useFolders();
  const [name, setName] = useState(folder?.name ?? '');
  const [parent, setParent] = useState(String(folder?.parentId ?? ''));
  const [problem, setProblem] = useState<string>();
  const saving = useSaveFolder();
  const hasFolders = folders.some(({ parentId }) => folder && parentId === folder.folderId);
  const parents = folders.filter(
    ({ folderId, parentId }) => parentId === null && folderId !== folder?.folderId,
  );

  function handleSubmit() {
    const draft = FolderDraftSchema.safeParse({ name, parentId: parent ? Number(parent) : null });
    if (!draft.success) {
      setProblem(sayIssue(draft.error));
      return;
    }
    saving.mutate(
      { ...draft.data, folderId: folder?.folderId },
      {
        onSuccess: (saved) => {
          onClose();
          onSaved?.(saved);
        },
        onError: (error) => setProblem(serverMessage(error) ?? texts.failed),
      },
    );
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={folder ? texts.edit(folder.name) : texts.add}
      submitLabel={folder ? texts.save : texts.create}
      isBusy={saving.isPending}
    >
      <TextField
        label={texts.name}
        name="folder"
        dir="auto"
        autoComplete="off"
        value={name}
        error={problem}
        maxLength={FOLDER_NAME_MAX}
        isRequired
        onChange={(typed) => {
          setName(typed);
          setProblem(undefined);
        }}
      />
      {parents.length > 0 && !hasFolders && (
        <Select
          label={texts.inside}
          size="lg"
          value={parent}
          options={[
            { value: '', label: texts.top },
            ...parents.map((other) => ({ value: String(other.folderId), label: other.name })),
          ]}
          onChange={setParent}
        />
      )}
    </FormDialog>
  );
}
