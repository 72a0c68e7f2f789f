import Layers from 'lucide-react/icons/layers';
import { lazy, type ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { useOpening } from '../../ui/dialogs/use-opening';
import { libraryTexts } from './library.texts';

const AddToSetDialog = lazy(async () => ({
  default: (await import('./add-to-set-dialog')).AddToSetDialog,
}));

/** The action that puts chosen cards into a set; its dialog loads when it is first asked for. */
export function useAddToSetAction(toCards: () => number[]): {
  action: { label: string; icon: ReactNode; onSelect: () => void };
  dialog: ReactNode;
} {
  const texts = useTexts(libraryTexts).addToSet;
  const { open, dialog } = useOpening<number[]>(({ about, ...rest }) => (
    <AddToSetDialog flashcardIds={about} {...rest} />
  ));
  return {
    action: { label: texts.action, icon: <Layers />, onSelect: () => open(toCards()) },
    dialog,
  };
}
