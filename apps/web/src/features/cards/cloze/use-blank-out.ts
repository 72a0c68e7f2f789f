import { type CardText, kindOf } from '@scholar/contract';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { blankOut, type CardSide, fillIn, type WrittenCard } from './blank-out';
import { isBlankOutKey } from './blank-out-key';

/** For a card in two text areas: what is selected in one of them becomes the blank of a cloze, and a way back. */
export function useBlankOut({
  card,
  areas,
  onChange,
}: {
  card: WrittenCard;
  areas: Record<CardSide, RefObject<HTMLTextAreaElement | null>>;
  onChange: (card: WrittenCard) => void;
}) {
  const [plain, setPlain] = useState<CardText>();
  const [isAsking, setIsAsking] = useState(false);
  const isCloze = kindOf(card) === 'cloze';

  function blank(side: CardSide) {
    const area = areas[side].current;
    // Of a long text the area shows a part; its places are not those of the card.
    const isWhole = area?.value === card[side];
    const cloze =
      area && isWhole
        ? blankOut({ ...card, kind: isCloze ? 'cloze' : 'definition' }, side, {
            start: area.selectionStart,
            end: area.selectionEnd,
          })
        : undefined;
    setIsAsking(!cloze);
    if (cloze) {
      setPlain(plain ?? { question: card.question, answer: card.answer });
      onChange(cloze);
      areas.answer.current?.focus();
    }
  }

  return {
    isCloze,
    /** There were no words to blank out. */
    isAsking,
    handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (isBlankOutKey(event)) {
        event.preventDefault();
        blank(event.currentTarget === areas.question.current ? 'question' : 'answer');
      }
    },
    /** In the area with the keyboard; a sentence is rather the answer. */
    blankOut: () =>
      blank(document.activeElement === areas.question.current ? 'question' : 'answer'),
    toPlain() {
      onChange(plain ? { ...plain, kind: 'definition' } : fillIn(card));
      setPlain(undefined);
      areas.question.current?.focus();
    },
  };
}
