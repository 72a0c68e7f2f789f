import Folder from 'lucide-react/icons/folder';
import FolderMinus from 'lucide-react/icons/folder-minus';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { TOUCH } from '../../lib/device/media';
import { useMediaQuery } from '../../lib/page/use-media-query';
import { toast } from '../../ui/feedback/toast';
import type { DraggedRow } from '../../ui/lists/list-row';
import { pathOf, toTree } from './folder-tree';
import { useFolders } from './folders.queries';
import { foldersTexts } from './folders.texts';
import styles from './folder-shelf.module.css';
import type { ToMove } from './move-dialog';
import { useMoving } from './use-moving';

/**
 * Rows of a list are dragged onto folders, which lie on a shelf as long as a row is in the air. For the mouse alone:
 * with fingers and keys the action 'Move to folder' does the same.
 */
export function useDragToFolder({
  toContent,
  onMoved,
}: {
  /** What goes along with a row: itself, or all that are chosen. */
  toContent: (id: number) => ToMove;
  onMoved: () => void;
}): { dragOf: (id: number) => DraggedRow | undefined; shelf: ReactNode } {
  const { move: texts } = useTexts(foldersTexts);
  const folders = useFolders();
  const moving = useMoving();
  const isTouch = useMediaQuery(TOUCH);
  const [dragged, setDragged] = useState<ToMove | null>(null);

  function handleDrop(folderId: number | null) {
    setDragged(null);
    if (dragged) {
      moving.move(
        { folderId, ...dragged },
        { onMoved, onFailed: () => toast({ message: texts.failed, tone: 'bad' }) },
      );
    }
  }

  return {
    dragOf: (id) =>
      isTouch || folders.length === 0
        ? undefined
        : {
            draggable: true,
            onDragStart({ dataTransfer }) {
              dataTransfer.effectAllowed = 'move';
              // Browsers end a drag whose page changes in the moment it begins.
              setTimeout(() => setDragged(toContent(id)));
            },
            onDragEnd: () => setDragged(null),
          },
    shelf: dragged && <FolderShelf onDrop={handleDrop} />,
  };
}

function FolderShelf({ onDrop }: { onDrop: (folderId: number | null) => void }) {
  const { move: texts, path } = useTexts(foldersTexts);
  const folders = useFolders();
  return (
    <div className={styles.shelf} aria-hidden="true">
      <p className={styles.title}>{texts.drop}</p>
      <div className={styles.folders}>
        {toTree(folders).map(({ folderId }) => (
          <Place key={folderId} icon={<Folder size={18} />} onDrop={() => onDrop(folderId)}>
            {pathOf(folders, folderId, path)}
          </Place>
        ))}
        <Place icon={<FolderMinus size={18} />} onDrop={() => onDrop(null)}>
          {texts.top}
        </Place>
      </div>
    </div>
  );
}

function Place({
  icon,
  onDrop,
  children,
}: {
  icon: ReactNode;
  onDrop: () => void;
  children: ReactNode;
}) {
  const [isOver, setIsOver] = useState(false);

  function handleOver(event: DragEvent) {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setIsOver(true);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    onDrop();
  }

  return (
    <div
      className={styles.place}
      data-over={isOver}
      onDragEnter={handleOver}
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {icon}
      <bdi className={styles.name}>{children}</bdi>
    </div>
  );
}
