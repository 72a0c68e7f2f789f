import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberStepper } from './number-stepper';

function Stepper({ start }: { start: string }) {
  const [typed, setTyped] = useState(start);
  return (
    <NumberStepper
      label="Number of cards"
      labels={{ fewer: 'Fewer cards', more: 'More cards' }}
      typed={typed}
      min={1}
      max={50}
      settle={Number}
      onChange={setTyped}
    />
  );
}

it.each([
  { name: 'Fewer cards', start: '2' },
  { name: 'More cards', start: '49' },
])('keeps the keyboard when $name reaches the end and goes off', async ({ name, start }) => {
  const user = userEvent.setup();
  render(<Stepper start={start} />);
  const button = screen.getByRole('button', { name });
  button.focus();

  await user.keyboard('{Enter}');

  expect(button).toBeDisabled();
  expect(button.parentElement).toHaveFocus();
});

it('leaves the keyboard on the button while there is more to step', async () => {
  const user = userEvent.setup();
  render(<Stepper start="20" />);
  const more = screen.getByRole('button', { name: 'More cards' });
  more.focus();

  await user.keyboard('{Enter}');

  expect(screen.getByRole('spinbutton')).toHaveValue(21);
  expect(more).toHaveFocus();
});
