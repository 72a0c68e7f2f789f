import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { toast } from '../../ui/feedback/toast';
import type { CardSide } from '../cards/public';
import { cardRowsTexts } from './card-rows.texts';
import { type CardRow, isEmpty, newRow, withPasted, withRow } from './rows/card-row';
import type { PastedRows } from './rows/read-pasted-rows';
import { findCell } from './use-row-focus';

/** More would make every letter slow to type; they can be brought as a list. */
export const ROWS_MAX = 500;

/** Lists and cells become rows; any other text goes where it was pasted. */
export function usePasting({
  rows,
  changeRows,
  onTitle,
}: {
  rows: CardRow[];
  changeRows: (change: (rows: CardRow[]) => CardRow[]) => void;
  /** The name of the list, where it has one. */
  onTitle: (title: string) => void;
}) {
  const texts = useTexts(cardRowsTexts);
  /** What was said of the last paste. */
  const [said, setSaid] = useState('');
  const [tooLong, setTooLong] = useState<{ text: string; count: number }>();

  function takeRows(id: string, { rows: pasted, title, columnsLeftOut }: PastedRows) {
    changeRows((now) => {
      const all = withPasted(now, id, pasted);
      const last = all.at(-1);
      return last && !isEmpty(last) ? [...all, newRow()] : all;
    });
    if (title !== undefined) {
      onTitle(title);
    }
    const more = columnsLeftOut > 0 ? ` ${texts.columnsLeftOut(columnsLeftOut)}` : '';
    setSaid(texts.pasted(pasted.length) + more);
  }

  async function paste(text: string, area: HTMLTextAreaElement, focusOn: FocusOn) {
    const cell = findCell(area);
    const { value, selectionStart, selectionEnd } = area;
    if (!cell) {
      return;
    }
    const { readPastedRows } = await import('./rows/read-pasted-rows');
    const pasted = readPastedRows(text);
    setTooLong(undefined);
    if (!pasted) {
      const joined = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
      changeRows((now) => withRow(now, cell.id, (row) => ({ ...row, [cell.side]: joined })));
    } else if (rows.length + pasted.rows.length > ROWS_MAX) {
      setTooLong({ text, count: pasted.rows.length });
    } else {
      takeRows(cell.id, pasted);
      focusOn(pasted.rows.at(-1)?.id ?? cell.id, 'answer');
    }
  }

  return {
    said,
    tooLong,
    pasteInto(text: string, area: HTMLTextAreaElement, focusOn: FocusOn) {
      // What reads lists is loaded with the first paste, and may fail to.
      paste(text, area, focusOn).catch(() => toast({ tone: 'bad', message: texts.notRead }));
    },
  };
}

type FocusOn = (id: string, side: CardSide) => void;
