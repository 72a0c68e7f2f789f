import FolderInput from 'lucide-react/icons/folder-input';
import { lazy, type ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { useOpening } from '../../ui/dialogs/use-opening';
import { foldersTexts } from './folders.texts';
import type { ToMove } from './move-dialog';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog')).MoveDialog }));

/** The action that puts what is chosen into a folder; its dialog loads when it is first asked for. */
export function useMove({ toContent, onMoved }: { toContent: () => ToMove; onMoved: () => void }): {
  action: { label: string; icon: ReactNode; onSelect: () => void };
  dialog: ReactNode;
} {
  const texts = useTexts(foldersTexts).move;
  const { open, dialog } = useOpening<ToMove>(({ about, ...rest }) => (
    <MoveDialog content={about} onMoved={onMoved} {...rest} />
  ));
  return {
    action: { label: texts.action, icon: <FolderInput />, onSelect: () => open(toContent()) },
    dialog,
  };
}
