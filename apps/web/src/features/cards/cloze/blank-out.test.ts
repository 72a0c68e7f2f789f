import { describe, expect, it } from 'vitest';
import { blankOut, fillIn, type WrittenCard } from './blank-out';

/** The words between the bars are selected. */
function select(marked: string) {
  const [before = '', selected = '', after = ''] = marked.split('|');
  return {
    text: before + selected + after,
    range: { start: before.length, end: before.length + selected.length },
  };
}

function blankOutOf(marked: string): WrittenCard | undefined {
  const { text, range } = select(marked);
  return blankOut({ question: text, answer: '', kind: 'definition' }, 'question', range);
}

describe('[D-43] blanking out words', () => {
  it.each([
    ['words', 'Water moves |by osmosis|.', 'by osmosis', 'Water moves ____.'],
    [
      'words with a space behind',
      'Nước đi qua |màng tế bào |nhờ.',
      'màng tế bào',
      'Nước đi qua ____ nhờ.',
    ],
    ['part of a word', 'The mito|chond|ria work.', 'mitochondria', 'The ____ work.'],
    ['the word at the caret', 'The cell dies||.', 'dies', 'The cell ____.'],
    ['words on another line', 'One.\n|Two| three.', 'Two', 'One.\n____ three.'],
  ])('takes %s', (_, marked, question, answer) => {
    expect(blankOutOf(marked)).toEqual({ question, answer, kind: 'cloze' });
  });

  it.each([
    ['a caret between spaces', 'a  ||  b'],
    ['a sentence of nothing else', '|Osmosis|'],
    ['space', 'a|   |b c'.replace('a|', 'a |').replace('|b', '| b')],
  ])('does nothing with %s', (_, marked) => {
    expect(blankOutOf(marked)).toBeUndefined();
  });

  it('makes the sentence of the answer, where that is selected in', () => {
    const { text, range } = select('It is the movement of |water|.');

    expect(
      blankOut({ question: 'Osmosis', answer: text, kind: 'definition' }, 'answer', range),
    ).toEqual({
      question: 'water',
      answer: 'It is the movement of ____.',
      kind: 'cloze',
    });
  });

  it('takes other words of a cloze in place of those before', () => {
    const cloze: WrittenCard = {
      question: 'Water',
      answer: '____ moves by osmosis.',
      kind: 'cloze',
    };

    expect(blankOut(cloze, 'answer', { start: 14, end: 21 })).toEqual({
      question: 'osmosis',
      answer: 'Water moves by ____.',
      kind: 'cloze',
    });
    expect(blankOut(cloze, 'answer', { start: 2, end: 2 })).toBeUndefined();
    expect(blankOut(cloze, 'question', { start: 0, end: 5 })).toBeUndefined();
  });

  it('is taken back by filling in', () => {
    expect(fillIn({ question: 'osmosis', answer: 'Water moves by ____.' })).toEqual({
      question: 'osmosis',
      answer: 'Water moves by osmosis.',
      kind: 'definition',
    });
  });
});
