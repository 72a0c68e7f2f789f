import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Countdown } from './countdown';

function renderCountdown(start: number) {
  const { rerender } = render(<Countdown secondsLeft={start} />);
  const status = screen.getByRole('status');
  return {
    status,
    /** Lets the seconds pass and answers what was announced on the way. */
    runTo(from: number, to: number) {
      const announced = new Set<string>();
      for (let seconds = from; seconds >= to; seconds -= 1) {
        rerender(<Countdown secondsLeft={seconds} />);
        announced.add(status.textContent);
      }
      return [...announced];
    },
    jumpTo: (seconds: number) => rerender(<Countdown secondsLeft={seconds} />),
  };
}

describe('Countdown', () => {
  it('[U-05] speaks at 60, 30 and 0 seconds only', () => {
    const countdown = renderCountdown(180);

    expect(countdown.runTo(180, 0)).toEqual([
      '',
      '1 minute left',
      '30 seconds left',
      'Time is up.',
    ]);
  });

  it('[U-05] says the true time after a sleep', () => {
    const countdown = renderCountdown(150);

    countdown.jumpTo(12);

    expect(countdown.status).toHaveTextContent('12 seconds left');
  });

  it('[U-05] says nothing when it starts below a mark', () => {
    expect(renderCountdown(45).status).toBeEmptyDOMElement();
  });

  it('is silent again after a restart', () => {
    const countdown = renderCountdown(61);

    countdown.runTo(61, 40);
    countdown.jumpTo(180);

    expect(countdown.status).toBeEmptyDOMElement();
  });

  it.each([
    [180, '3:00 left', '3 minutes left'],
    [167, '2:47 left', '2 minutes 47 seconds left'],
    [61, '1:01 left', '1 minute 1 second left'],
    [9, '0:09 left', '9 seconds left'],
    [-1, '0:00 left', '0 seconds left'],
  ])('shows %i seconds as a clock and says them in words', (seconds, clock, words) => {
    const { container } = render(<Countdown secondsLeft={seconds} />);

    expect(container).toHaveTextContent(clock);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
