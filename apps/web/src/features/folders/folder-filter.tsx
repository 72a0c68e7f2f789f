import FolderCog from 'lucide-react/icons/folder-cog';
import { lazy } from 'react';
import { useTexts } from '../../lib/i18n';
import { useOpening } from '../../ui/dialogs/use-opening';
import { IconButton } from '../../ui/forms/icon-button';
import { Select } from '../../ui/inputs/select';
import { pathOf, toTree } from './folder-tree';
import styles from './folders.module.css';
import { useFolders } from './folders.queries';
import { foldersTexts } from './folders.texts';

const FoldersDialog = lazy(async () => ({
  default: (await import('./folders-dialog')).FoldersDialog,
}));

/** Narrows a list to a folder, and leads to the folders themselves. */
export function FolderFilter({
  chosen,
  onChange,
}: {
  /** 0 for what lies in none, undefined for everything. */
  chosen: number | undefined;
  onChange: (folder: string) => void;
}) {
  const texts = useTexts(foldersTexts);
  const folders = useFolders();
  const { open, dialog } = useOpening(({ isOpen, onClose }) => (
    <FoldersDialog isOpen={isOpen} onClose={onClose} />
  ));

  return (
    <div className={styles.filter}>
      {(folders.length > 0 || chosen !== undefined) && (
        <Select
          label={texts.folder}
          isLabelHidden
          value={chosen === undefined ? '' : String(chosen)}
          options={[
            { value: '', label: texts.all },
            ...toTree(folders).map(({ folderId }) => ({
              value: String(folderId),
              label: pathOf(folders, folderId, texts.path) ?? '',
            })),
            { value: '0', label: texts.none },
          ]}
          onChange={onChange}
        />
      )}
      <IconButton
        label={texts.manage}
        icon={<FolderCog />}
        aria-haspopup="dialog"
        onClick={() => open(undefined)}
      />
      {dialog}
    </div>
  );
}

/** Where something lies; nothing where it lies in no folder. */
export function FolderName({ folderId }: { folderId: number | undefined }) {
  const texts = useTexts(foldersTexts);
  const path = pathOf(useFolders(), folderId, texts.path);
  return (
    path !== undefined && (
      <span className={styles.name}>
        <span className="visually-hidden">{texts.folder}</span> <bdi>{path}</bdi>
      </span>
    )
  );
}
