import { describe, expect, it } from 'vitest';
import { type CardChoices, CardChoicesSchema, type ChoiceCount } from './card-choices';
import { flashcardEndpoints } from './flashcards';
import { STUDY_MESSAGES } from '../study/study-messages';

const COUNT: ChoiceCount = {
  kind: 'definition',
  shownAs: 'selected',
  kept: 1,
  edited: 0,
  dropped: 2,
};

function choices(...counts: Partial<ChoiceCount>[]): CardChoices {
  return {
    engine: 'embedded',
    language: 'vi',
    counts: counts.map((count) => ({ ...COUNT, ...count })),
  };
}

describe('[D-40] the choices about one answer of the AI', () => {
  it('hold every kind of card, however it was shown, once', () => {
    const counted = choices(
      { kept: 20, edited: 5, dropped: 5 },
      { kind: 'cloze', kept: 19, edited: 0, dropped: 1 },
      { shownAs: 'maybe', kept: 0, dropped: 49 },
      { shownAs: 'maybe', kind: 'cloze', kept: 1, dropped: 0 },
    );

    expect(CardChoicesSchema.parse(counted)).toEqual(counted);
  });

  it.each([
    ['nothing', choices()],
    ['the same group twice', choices({}, {})],
    ['a group without cards', choices({}, { kind: 'cloze', kept: 0, dropped: 0 })],
    ['fewer than none', choices({ dropped: -1 })],
    ['half a card', choices({ edited: 0.5 })],
    ['more sure cards than an answer has', choices({ kept: 49 })],
    ['as many of two kinds together', choices({ kept: 25 }, { kind: 'cloze', kept: 22 })],
    ['more doubtful cards than an answer has', choices({ shownAs: 'maybe', dropped: 50 })],
    ['an engine nobody knows', { ...choices({}), engine: 'mine' }],
    ['a language nobody counts', { ...choices({}), language: 'fr' }],
    ['a text', { ...choices({}), text: 'Osmosis' }],
    ['a text among the counts', choices({ text: 'Osmosis' } as Partial<ChoiceCount>)],
  ])('are refused where they hold %s', (_, counted) => {
    expect(CardChoicesSchema.safeParse(counted).success).toBe(false);
  });
});

describe('[D-40] choices sent with cards', () => {
  const { body } = flashcardEndpoints.addBulk;
  const flashcardList = [
    { question: 'Osmosis', answer: 'Water moves.' },
    { question: 'ATP', answer: 'Energy.' },
  ];

  it.each([
    undefined,
    null,
    choices({ kept: 1, edited: 1 }),
    choices({ kept: 0 }, { kind: 'cloze', kept: 2 }),
  ])('may be left out, or keep as many as are saved: %j', (counted) => {
    expect(body.safeParse({ flashcardList, choices: counted }).success).toBe(true);
  });

  it.each([1, 3])('are refused where they keep %d of the two that are saved', (kept) => {
    const parsed = body.safeParse({ flashcardList, choices: choices({ kept }) });

    expect(parsed.error?.issues[0]?.message).toBe(STUDY_MESSAGES.choices);
  });
});
