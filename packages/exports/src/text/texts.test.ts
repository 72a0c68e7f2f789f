import { expect, it } from 'vitest';
import { card, library } from '../testing/cards';
import { writeMarkdown } from './write-markdown';
import { writeQuizletText } from './write-quizlet-text';

it('text for Quizlet is a line for each card with a tab between its sides', () => {
  const written = writeQuizletText(
    library(
      card({ question: 'Osmosis', answer: 'Water\nmoves\tslowly. ' }),
      card({ question: 'ATP', answer: 'Energy ____', kind: 'cloze' }),
    ),
  );

  expect(written).toBe('Osmosis\tWater moves slowly.\nATP\tEnergy ____\n');
});

it('Markdown has the set as a heading and what is asked in bold', () => {
  const written = writeMarkdown({
    sets: [
      {
        title: 'Biology',
        cards: [
          card({
            question: 'What is **ATP**?',
            answer: '# 1\n# 2',
            note: 'p. 7',
            tags: ['cell', 'linear algebra'],
          }),
          card({ question: 'osmosis', answer: 'Water moves by ____.', kind: 'cloze' }),
        ],
      },
      { title: 'Physics', cards: [card({ question: 'Force', answer: '$F = ma$' })] },
    ],
  });

  expect(written).toBe(`# Biology

**What is ATP?**

\\# 1  
\\# 2

p. 7

#cell #linear-algebra

**Water moves by ____.**

osmosis

# Physics

**Force**

$F = ma$
`);
});
