import { describe, expect, it } from 'vitest';
import { toBlocks } from './summary-blocks';

function sourceOf(sentence: string) {
  return { sentence, quote: `from ${sentence}`, start: 0, end: 5 };
}

/** The text of each piece, with the number of its source and a dot where that ends. */
function drawn(content: string, sentences: string[]) {
  const blocks = toBlocks({ content, sources: sentences.map(sourceOf) });
  return blocks.map(({ kind, lines }) => ({
    kind,
    lines: lines.map(({ pieces }) =>
      pieces.map(({ text, source, isLastOfSource }) =>
        source === null ? text : `${text}[${source}${isLastOfSource ? '.' : ''}]`,
      ),
    ),
  }));
}

describe('toBlocks', () => {
  it('ties each sentence to its source', () => {
    expect(drawn('Water moves. It is osmosis.', ['Water moves.', 'It is osmosis.'])).toEqual([
      { kind: 'paragraph', lines: [['Water moves.[0.]', ' ', 'It is osmosis.[1.]']] },
    ]);
  });

  it('makes a paragraph of each line and leaves out empty ones', () => {
    expect(drawn('One.\n\nTwo.\nThree.', ['Two.'])).toEqual([
      { kind: 'paragraph', lines: [['One.']] },
      { kind: 'paragraph', lines: [['Two.[0.]']] },
      { kind: 'paragraph', lines: [['Three.']] },
    ]);
  });

  it('makes a heading of a line that names what is said below it', () => {
    const content = 'Water moves.\n\nWhat is osmosis?\nOsmosis is it.\n\nEnd\n\nAll.';

    expect(drawn(content, ['Water moves.', 'Osmosis is it.', 'All.'])).toEqual([
      { kind: 'paragraph', lines: [['Water moves.[0.]']] },
      { kind: 'heading', lines: [['What is osmosis?']] },
      { kind: 'paragraph', lines: [['Osmosis is it.[1.]']] },
      { kind: 'paragraph', lines: [['End']] },
      { kind: 'paragraph', lines: [['All.[2.]']] },
    ]);
  });

  it.each(['-', '*', '•', '–'])('makes one list of lines that begin with %s', (bullet) => {
    const content = `Ways:\n${bullet} Diffusion.\n${bullet} Osmosis.\nEnd.`;

    expect(drawn(content, ['Osmosis.'])).toEqual([
      { kind: 'paragraph', lines: [['Ways:']] },
      { kind: 'list', lines: [['Diffusion.'], ['Osmosis.[0.]']] },
      { kind: 'paragraph', lines: [['End.']] },
    ]);
  });

  it('gives equal sentences their own sources, in order', () => {
    expect(drawn('Yes. No. Yes.', ['Yes.', 'Yes.'])).toEqual([
      { kind: 'paragraph', lines: [['Yes.[0.]', ' No. ', 'Yes.[1.]']] },
    ]);
  });

  it('leaves a sentence alone that the answer does not hold word for word', () => {
    expect(drawn('Water moves. End.', ['Something else.', 'End.'])).toEqual([
      { kind: 'paragraph', lines: [['Water moves. ', 'End.[1.]']] },
    ]);
  });

  it('ends a sentence over two lines once', () => {
    expect(drawn('Water\nmoves.', ['Water\nmoves.'])).toEqual([
      { kind: 'paragraph', lines: [['Water[0]']] },
      { kind: 'paragraph', lines: [['moves.[0.]']] },
    ]);
  });

  it('has pieces that put the text together again', () => {
    const content = 'A. B.\n\n- C. D.';
    const sources = ['A.', 'D.'].map(sourceOf);

    const text = toBlocks({ content, sources })
      .flatMap(({ lines }) => lines.flatMap(({ pieces }) => pieces.map((piece) => piece.text)))
      .join('');

    expect(text).toBe('A. B.C. D.');
  });
});
