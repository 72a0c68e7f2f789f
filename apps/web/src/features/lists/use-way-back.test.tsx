import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { passTime, stopClock } from '../../testing/clock';
import { useStepBack } from './use-way-back';

function Screen() {
  const stepBack = useStepBack();
  return (
    <button type="button" onClick={() => stepBack(1)}>
      {useLocation().pathname}
    </button>
  );
}

it('takes a double click as one step, and a later click as another', async () => {
  stopClock();
  render(
    <MemoryRouter initialEntries={['/1', '/2', '/3']} initialIndex={2}>
      <Screen />
    </MemoryRouter>,
  );

  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('/2');

  await passTime(600);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('/1');
});
