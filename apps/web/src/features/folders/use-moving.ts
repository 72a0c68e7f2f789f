import type { FolderContent, FolderPlaces } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { toast } from '../../ui/feedback/toast';
import { useFolders, usePutBack, usePutIntoFolder } from './folders.queries';
import { foldersTexts } from './folders.texts';

/** Moves sets and documents, says so, and offers to put each one back where it lay. */
export function useMoving() {
  const { move: texts } = useTexts(foldersTexts);
  const folders = useFolders();
  const moving = usePutIntoFolder();
  const putBack = usePutBack();

  function offerBack(folderId: number | null, before: FolderPlaces['before']) {
    const name = folders.find((folder) => folder.folderId === folderId)?.name;
    const moved = before.filter((place) => place.folderId !== folderId);
    toast({
      message: name ? texts.moved(name) : texts.movedOut,
      tone: 'good',
      ...(moved.length > 0 && {
        action: {
          label: texts.undo,
          onSelect: () =>
            void putBack(moved).catch(() => toast({ message: texts.undoFailed, tone: 'bad' })),
        },
      }),
    });
  }

  return {
    isPending: moving.isPending,
    move(
      content: FolderContent,
      { onMoved, onFailed }: { onMoved: () => void; onFailed: (error: unknown) => void },
    ) {
      moving.mutate(content, {
        onSuccess: ({ before }) => {
          offerBack(content.folderId, before);
          onMoved();
        },
        onError: onFailed,
      });
    },
  };
}
