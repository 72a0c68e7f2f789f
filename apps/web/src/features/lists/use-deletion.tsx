import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isCode, serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { uiTexts } from '../../ui/basics/ui.texts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { toast } from '../../ui/feedback/toast';
import { deletionTexts } from './deletion.texts';

export type DeletionTexts = {
  title: string;
  message: string;
  done: string;
  failed: string;
  undoFailed: string;
  /** Of the buttons, where they are said in another language. */
  confirm?: string;
  undo?: string;
};

/** Asks, deletes at once, and offers to take it back; the notice stays when the screen has gone. */
export function useDeletion<Target>({
  textsOf,
  remove,
  restore,
  onRemoved,
  onFailed,
  findNext,
}: {
  textsOf: (target: Target) => DeletionTexts;
  remove: (target: Target) => Promise<void>;
  restore: (target: Target) => Promise<void>;
  /** Only while the screen is there. */
  onRemoved?: ((target: Target) => void) | undefined;
  /** In place of the notice that it did not work. */
  onFailed?: (() => void) | undefined;
  /** Finds what takes the focus when the deleted row is gone. */
  findNext?: ((target: Target) => HTMLElement | null) | undefined;
}): { ask: (target: Target) => void; dialog: ReactNode } {
  const texts = { ...useTexts(uiTexts), ...useTexts(deletionTexts) };
  const [asked, setAsked] = useState<{ target: Target } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isShown = useIsShown();
  const nextRef = useRef<HTMLElement | null>(null);

  async function undo(target: Target): Promise<void> {
    try {
      await restore(target);
    } catch (error) {
      // Full meanwhile: the server says what the plan holds.
      const full = isCode(error, 'plan_limit') ? serverMessage(error) : undefined;
      toast({
        message: full ?? textsOf(target).undoFailed,
        tone: 'bad',
        action: { label: texts.tryAgain, onSelect: () => void undo(target) },
      });
    }
  }

  async function removeAsked(target: Target): Promise<void> {
    nextRef.current = findNext?.(target) ?? null;
    setIsBusy(true);
    try {
      await remove(target);
      toast({
        message: textsOf(target).done,
        icon: <Trash2 />,
        action: {
          label: textsOf(target).undo ?? texts.undo,
          onSelect: () => void undo(target),
        },
      });
      if (isShown.current) {
        onRemoved?.(target);
      }
    } catch {
      nextRef.current = null;
      if (onFailed) {
        onFailed();
      } else {
        toast({ message: textsOf(target).failed, tone: 'bad' });
      }
    }
    setIsBusy(false);
    setIsOpen(false);
  }

  return {
    ask(target) {
      nextRef.current = null;
      setAsked({ target });
      setIsOpen(true);
    },
    dialog: asked && (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void removeAsked(asked.target)}
        title={textsOf(asked.target).title}
        message={textsOf(asked.target).message}
        confirmLabel={textsOf(asked.target).confirm ?? texts.confirm}
        confirmIcon={<Trash2 />}
        tone="danger"
        isBusy={isBusy}
        findFinalFocus={() => nextRef.current}
      />
    ),
  };
}

function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/**
 * What the keyboard goes on with when rows go away: the link of the row below the last of them, else
 * of the nearest one above.
 */
export function findNeighbour<Row>(
  rows: readonly Row[],
  isRemoved: (row: Row) => boolean,
  elementIdOf: (row: Row) => string,
): HTMLElement | null {
  const last = rows.findLastIndex(isRemoved);
  const stays = (row: Row) => !isRemoved(row);
  const neighbour = rows.slice(last + 1).find(stays) ?? rows.findLast(stays);
  return neighbour === undefined ? null : document.getElementById(elementIdOf(neighbour));
}
