import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, aCloze } from '../../testing/cards';
import { TermList } from './term-list';

it('[D-43] asks with the sentence of a cloze, and with the term of a definition', () => {
  const cloze = aCloze({ flashcardId: 1, question: 'osmosis', answer: 'Water moves by ____.' });
  const definition = aCard({ flashcardId: 2, question: 'Xylem', answer: 'A tissue.' });

  render(<TermList labelledBy="terms" terms={[cloze, definition]} />);

  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Water moves by .*\.osmosis$/);
  expect(second).toHaveTextContent(/^XylemA tissue\.$/);
});
