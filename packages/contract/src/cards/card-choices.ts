import * as z from 'zod/mini';
import { CARD_KINDS, CardKindSchema } from './card-kinds';
import { LANGUAGES } from '../wire/languages';
import { CARD_COUNT } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';

/** What made the cards; `other` where the answer did not say. */
export const CHOICE_ENGINES = ['embedded', 'llm', 'other'] as const;
export const CHOICE_LANGUAGES = [...LANGUAGES, 'other'] as const;
/** How a card was offered: selected already, or under 'Maybe'. */
export const SHOWN_AS = ['selected', 'maybe'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

/** Operators see the choices of so many days, today included. */
export const CHOICE_DAYS = 30;

const message = STUDY_MESSAGES.choices;
const CountSchema = z.int(message).check(z.minimum(0, message), z.maximum(CARD_COUNT.max, message));

/** Of the cards of one kind that were shown alike: how many became what. */
export const ChoiceCountSchema = z
  .strictObject(
    {
      kind: CardKindSchema,
      shownAs: z.enum(SHOWN_AS, message),
      /** As they were made. */
      kept: CountSchema,
      /** Kept with other words. */
      edited: CountSchema,
      dropped: CountSchema,
    },
    message,
  )
  .check(z.refine((count) => countKept([count]) + count.dropped > 0, message));
export type ChoiceCount = z.output<typeof ChoiceCountSchema>;

/** What a student did with the cards of one answer of the AI: numbers, never a text. */
export const CardChoicesSchema = z.strictObject(
  {
    engine: z.enum(CHOICE_ENGINES, message),
    language: z.enum(CHOICE_LANGUAGES, message),
    counts: z
      .array(ChoiceCountSchema, message)
      .check(
        z.minLength(1, message),
        z.maxLength(CARD_KINDS.length * SHOWN_AS.length, message),
        z.refine(areDistinct, message),
        z.refine(canBeOneAnswer, message),
      ),
  },
  message,
);
export type CardChoices = z.output<typeof CardChoicesSchema>;

/** The choices of some days together, in the groups that were counted. */
export const ChoiceTotalSchema = z.object({
  engine: z.enum(CHOICE_ENGINES),
  language: z.enum(CHOICE_LANGUAGES),
  kind: CardKindSchema,
  shownAs: z.enum(SHOWN_AS),
  kept: z.number(),
  edited: z.number(),
  dropped: z.number(),
});
export type ChoiceTotal = z.output<typeof ChoiceTotalSchema>;
export const ChoiceTotalsSchema = z.object({
  days: z.number(),
  totals: z.array(ChoiceTotalSchema),
});
export type ChoiceTotals = z.output<typeof ChoiceTotalsSchema>;

export function countKept(counts: readonly Pick<ChoiceCount, 'kept' | 'edited'>[]): number {
  return counts.reduce((sum, { kept, edited }) => sum + kept + edited, 0);
}

function areDistinct(counts: readonly ChoiceCount[]): boolean {
  return new Set(counts.map(({ kind, shownAs }) => `${kind} ${shownAs}`)).size === counts.length;
}

/** An answer holds at most so many sure cards, and as many doubtful ones. */
function canBeOneAnswer(counts: readonly ChoiceCount[]): boolean {
  return SHOWN_AS.every((shownAs) => {
    const alike = counts.filter((count) => count.shownAs === shownAs);
    const dropped = alike.reduce((sum, count) => sum + count.dropped, 0);
    return countKept(alike) + dropped <= CARD_COUNT.max;
  });
}
