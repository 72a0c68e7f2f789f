import { type Flashcard, kindOf, splitAtBlanks } from '@scholar/contract';
import { toPlainText } from '@scholar/markup';

/** What is said of the sides of a card. */
export function spokenSides(
  card: Pick<Flashcard, 'question' | 'answer' | 'kind'>,
  blank: string,
  { isReversed = false }: { isReversed?: boolean } = {},
): { front: string; back: string } {
  const question = toPlainText(card.question);
  const answer = toPlainText(card.answer);
  if (kindOf(card) === 'cloze') {
    return { front: splitAtBlanks(answer).join(blank), back: question };
  }
  return isReversed ? { front: answer, back: question } : { front: question, back: answer };
}

/** Whether the document has the sentence of a cloze word for word, so that it need not be said twice. */
export function quotesSentence({
  question,
  answer,
  source,
}: Pick<Flashcard, 'question' | 'answer' | 'source'>): boolean {
  const whole = splitAtBlanks(answer).join(question);
  return source !== null && fold(source.quote) === fold(whole);
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
