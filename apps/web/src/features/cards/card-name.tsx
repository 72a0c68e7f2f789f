import { kindOf } from '@scholar/contract';
import { toPlainText } from '@scholar/markup';
import { BlankText } from '../../ui/text/blank-text';
import { RichText } from '../../ui/text/rich-text';

type ListedCard = { question: string } & Parameters<typeof kindOf>[0];

/** By what a card is known in a list: its term, or the sentence that lacks it. */
export function CardName({ card }: { card: ListedCard }) {
  return kindOf(card) === 'cloze' ? (
    <BlankText text={card.answer} />
  ) : (
    <RichText text={card.question} />
  );
}

/** What stands beside its name: its definition, or what the sentence lacks. */
export function CardAnswer({ card }: { card: ListedCard }) {
  return <RichText text={kindOf(card) === 'cloze' ? card.question : card.answer} />;
}

/** Its name in plain words, for what a button is called. */
export function toCardName(card: ListedCard): string {
  return toPlainText(kindOf(card) === 'cloze' ? card.answer : card.question);
}
