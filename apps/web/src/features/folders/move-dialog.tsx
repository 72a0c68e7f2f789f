import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { useOpening } from '../../ui/dialogs/use-opening';
import { FormDialog } from '../../ui/editing/form-dialog';
import { Notice } from '../../ui/forms/notice';
import { Select } from '../../ui/inputs/select';
import { pathOf, toTree } from './folder-tree';
import { FolderForm } from './folders-dialog';
import styles from './folders.module.css';
import { useFolders } from './folders.queries';
import { foldersTexts } from './folders.texts';
import { useMoving } from './use-moving';

export type ToMove = { quizIds?: number[]; documentIds?: number[] };

/** Puts sets or documents into a folder. Mounted anew for each time it opens. */
export function MoveDialog({
  content,
  isOpen,
  onClose,
  onMoved,
}: {
  content: ToMove;
  isOpen: boolean;
  onClose: () => void;
  onMoved?: (() => void) | undefined;
}) {
  const { move: texts, folder, path } = useTexts(foldersTexts);
  const folders = useFolders();
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string>();
  const moving = useMoving();
  const creation = useOpening(({ isOpen: isCreating, onClose: onCreated }) => (
    <FolderForm
      isOpen={isCreating}
      onClose={onCreated}
      onSaved={({ folderId }) => setChosen(String(folderId))}
    />
  ));

  function handleSubmit() {
    const folderId = chosen === '' ? null : Number(chosen);
    moving.move(
      { folderId, ...content },
      {
        onMoved() {
          onClose();
          onMoved?.();
        },
        onFailed: (error) => setProblem(serverMessage(error) ?? texts.failed),
      },
    );
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.title}
      submitLabel={texts.submit}
      isBusy={moving.isPending}
    >
      <Select
        label={folder}
        size="lg"
        value={chosen}
        options={[
          { value: '', label: texts.top },
          ...toTree(folders).map(({ folderId }) => ({
            value: String(folderId),
            label: pathOf(folders, folderId, path) ?? '',
          })),
        ]}
        onChange={setChosen}
      />
      <div className={styles.create}>
        <Button variant="quiet" icon={<Plus />} onClick={() => creation.open(undefined)}>
          {texts.create}
        </Button>
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {creation.dialog}
    </FormDialog>
  );
}
