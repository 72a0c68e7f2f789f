import { type Flashcard, kindOf } from '@scholar/contract';
import { BlankText } from '../../ui/text/blank-text';
import { RichText } from '../../ui/text/rich-text';

/** By what a card is known in a list: its term, or the sentence that lacks it. */
export function CardName({ card }: { card: Pick<Flashcard, 'question' | 'answer' | 'kind'> }) {
  return kindOf(card) === 'cloze' ? (
    <BlankText text={card.answer} />
  ) : (
    <RichText text={card.question} />
  );
}
