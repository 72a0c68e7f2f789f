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
      limits="From 1 to 50"
      settle={(value) => Math.min(50, Math.max(1, Number(value)))}
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

it.each([
  ['60', '50'],
  ['-3', '1'],
])('says its limits beside the field when %s becomes %s', async (typed, kept) => {
  render(<Stepper start="10" />);
  const field = screen.getByRole('spinbutton', { name: 'Number of cards' });
  expect(field).not.toHaveAccessibleDescription();

  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(field).toHaveAccessibleDescription('From 1 to 50');
  await userEvent.tab();

  expect(field).toHaveValue(Number(kept));
  expect(screen.getByRole('status')).toHaveTextContent('From 1 to 50');
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
