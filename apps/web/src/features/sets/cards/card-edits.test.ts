import { describe, expect, it } from 'vitest';
import { aCard } from '../../../testing/cards';
import { toRows, withEdit, withoutSaved } from './card-edits';

const card = aCard({ flashcardId: 4, question: 'Osmosis', answer: 'Water moves.' });
const typed = { question: 'Osmosis', answer: 'Water moves on.' };

describe('edits of cards', () => {
  it('holds what was typed', () => {
    expect(withEdit({}, card, typed)).toEqual({ 4: typed });
  });

  it('counts what is typed back to what is saved as no edit', () => {
    expect(withEdit({ 4: typed }, card, card)).toEqual({});
  });

  it('is over once it is saved, unless more was typed meanwhile', () => {
    expect(withoutSaved({ 4: typed }, 4, typed)).toEqual({});
    const more = { ...typed, answer: 'Water moves on and on.' };
    expect(withoutSaved({ 4: more }, 4, typed)).toEqual({ 4: more });
  });

  it('shows the edits of cards that are gone, at the end', () => {
    expect(toRows([card], { 9: typed })).toMatchObject([
      { flashcardId: 4, text: card, isUnsaved: false },
      { flashcardId: 9, card: undefined, text: typed, isUnsaved: true },
    ]);
  });
});
