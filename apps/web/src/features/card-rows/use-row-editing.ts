import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../lib/i18n';
import { toast } from '../../ui/feedback/toast';
import { blankOut, type CardSide, cardsTexts, fillIn, isBlankOutKey } from '../cards/public';
import { moveTo } from '../sets/public';
import { cardRowsTexts } from './card-rows.texts';
import { type CardRow, newRow, toCloze, withoutRow, withRow, withRowAfter } from './rows/card-row';
import { findAction, type RowAction } from './rows/row-keys';
import { findCell, useRowFocus } from './use-row-focus';

export type RowHandlers = {
  onChange: (id: string, side: CardSide, text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onRemove: (id: string) => void;
  onPlain: (id: string) => void;
};

/** What keys, buttons and the clipboard do with the rows. */
export function useRowEditing({
  rows,
  changeRows,
  onSave,
  onPasteText,
}: {
  rows: CardRow[];
  changeRows: (change: (rows: CardRow[]) => CardRow[]) => void;
  onSave: () => void;
  /** Several lines, or cells of a spreadsheet. */
  onPasteText: (text: string, area: HTMLTextAreaElement) => void;
}) {
  const texts = useTexts(cardRowsTexts);
  const { noWords } = useTexts(cardsTexts).blankOut;
  const { listRef, lastArea, focusOn } = useRowFocus();

  function addAfter(id: string) {
    const added = newRow();
    changeRows((now) => withRowAfter(now, id, added));
    focusOn(added.id, 'question');
  }

  function remove(id: string) {
    const place = rows.findIndex((row) => row.id === id);
    const removed = rows[place];
    const neighbour = rows[place - 1] ?? rows[place + 1];
    changeRows((now) => withoutRow(now, id));
    if (neighbour) {
      focusOn(neighbour.id, place > 0 ? 'answer' : 'question');
    }
    if (removed && (removed.question + removed.answer).trim() !== '') {
      const onSelect = () => changeRows((now) => now.toSpliced(place, 0, removed));
      toast({ message: texts.removed, action: { label: texts.undo, onSelect } });
    }
  }

  function move(id: string, by: number, side: CardSide) {
    changeRows((now) => {
      const place = now.findIndex((row) => row.id === id);
      return moveTo(now, place, place + by);
    });
    focusOn(id, side);
  }

  function act(action: RowAction, { id, side }: { id: string; side: CardSide }) {
    switch (action.kind) {
      case 'focus':
        focusOn(action.id, action.side);
        break;
      case 'add':
        addAfter(id);
        break;
      case 'remove':
        remove(id);
        break;
      case 'move':
        move(id, action.by, side);
        break;
      case 'save':
        onSave();
        break;
    }
  }

  /** Answers whether there were words to blank out. */
  function blankOutIn(area: HTMLTextAreaElement | null): boolean {
    const cell = area && findCell(area);
    const row = cell && rows.find(({ id }) => id === cell.id);
    const cloze =
      row && blankOut(row, cell.side, { start: area.selectionStart, end: area.selectionEnd });
    if (cloze) {
      changeRows((now) => withRow(now, row.id, (old) => toCloze(old, cloze)));
      focusOn(row.id, 'answer');
    }
    return cloze !== undefined;
  }

  function sayNoWords() {
    toast({ message: noWords });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const cell = findCell(event.currentTarget);
    // Enter and Tab also end the word that a keyboard for Vietnamese or Chinese is putting together.
    if (!cell || event.nativeEvent.isComposing) {
      return;
    }
    if (isBlankOutKey(event)) {
      event.preventDefault();
      if (!blankOutIn(event.currentTarget)) {
        sayNoWords();
      }
      return;
    }
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const action = findAction({ key, shiftKey, altKey, isMod: ctrlKey || metaKey }, rows, cell);
    if (action) {
      event.preventDefault();
      act(action, cell);
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    // One line is pasted by the browser, with its own undo.
    if (/[\t\n]/.test(text.replace(/\n+$/, ''))) {
      event.preventDefault();
      onPasteText(text, event.currentTarget);
    }
  }

  const handlers: RowHandlers = {
    onChange: (id, side, text) =>
      changeRows((now) => withRow(now, id, (row) => ({ ...row, [side]: text }))),
    onKeyDown: handleKeyDown,
    onPaste: handlePaste,
    onRemove: remove,
    onPlain(id) {
      changeRows((now) => withRow(now, id, toPlain));
      focusOn(id, 'question');
    },
  };

  return {
    listRef,
    focusOn,
    handlers: useStableHandlers(handlers),
    addRow: () => addAfter(rows.at(-1)?.id ?? ''),
    blankOut() {
      if (!blankOutIn(lastArea.current)) {
        sayNoWords();
      }
    },
  };
}

/** As it was before words were blanked out; where nobody knows any more, with the blank filled in. */
function toPlain({ plain, ...row }: CardRow): CardRow {
  return { ...row, ...(plain ?? fillIn(row)), kind: 'definition' };
}

/** The same functions at all times: only the row that is typed in is drawn again. */
function useStableHandlers(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return {
    onChange: useCallback((...args) => latest.current.onChange(...args), []),
    onKeyDown: useCallback((event) => latest.current.onKeyDown(event), []),
    onPaste: useCallback((event) => latest.current.onPaste(event), []),
    onRemove: useCallback((id) => latest.current.onRemove(id), []),
    onPlain: useCallback((id) => latest.current.onPlain(id), []),
  };
}
