import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BlankText } from './blank-text';

const shown = () => screen.getByTestId('text');

function draw(text: string, fill?: string) {
  render(
    <p data-testid="text">
      <BlankText text={text} {...(fill !== undefined && { fill })} />
    </p>,
  );
}

/** What a screen reader says. */
function spoken(): string {
  const copy = shown().cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return copy.textContent ?? '';
}

/** What a selection takes along. */
function copied(): string {
  const copy = shown().cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.visually-hidden').forEach((hidden) => hidden.remove());
  return copy.textContent ?? '';
}

describe('a text with a blank', () => {
  it('is read as a word and copied as it is written', () => {
    draw('Water moves by ____ through a ___.');

    expect(spoken()).toBe('Water moves by blank through a blank.');
    expect(copied()).toBe('Water moves by ____ through a ____.');
  });

  it('has what is missing highlighted where that is known', () => {
    draw('By ____, water moves.', 'osmosis');

    expect(shown()).toHaveTextContent('By osmosis, water moves.');
    expect(screen.getByText('osmosis').tagName).toBe('MARK');
  });

  it('is shown as it stands where nothing is missing', () => {
    draw('Call snake___case.');

    expect(shown().innerHTML).toBe('Call snake___case.');
  });
});
