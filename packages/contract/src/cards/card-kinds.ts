import * as z from 'zod/mini';
import { STUDY_MESSAGES } from '../study/study-messages';

/** `cloze`: the answer is a sentence with a blank, and the question is what is missing there. */
export const CARD_KINDS = ['definition', 'cloze'] as const;
export const CardKindSchema = z.enum(CARD_KINDS, STUDY_MESSAGES.cardKind);
export type CardKind = z.output<typeof CardKindSchema>;

/** Stands in a sentence for what is missing. */
export const BLANK = '____';

const RUN = /_{3,}/g;
const PART_OF_WORD = /[\p{L}\p{M}\p{N}]/u;

/** What stands before, between and after the blanks. A run between two letters is part of a name. */
export function splitAtBlanks(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const end = index + run.length;
    if (!PART_OF_WORD.test(text.charAt(index - 1)) || !PART_OF_WORD.test(text.charAt(end))) {
      parts.push(text.slice(from, index));
      from = end;
    }
  }
  return [...parts, text.slice(from)];
}

export function hasBlank(text: string): boolean {
  return splitAtBlanks(text).length > 1;
}

type Card = { answer: string; kind?: CardKind | null | undefined };

/** Without a blank there is nothing to fill in: such a card is studied as a definition. */
export function kindOf({ kind, answer }: Card): CardKind {
  return kind === 'cloze' && hasBlank(answer) ? 'cloze' : 'definition';
}
