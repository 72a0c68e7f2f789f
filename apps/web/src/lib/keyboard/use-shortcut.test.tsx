import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useShortcut } from './use-keys';

function Screen({ onPress, children }: { onPress: () => void; children?: ReactNode }) {
  useShortcut('/', onPress);
  return (
    <>
      <input aria-label="field" />
      <textarea aria-label="text" />
      {children}
    </>
  );
}

it('hears its key wherever the keyboard is', () => {
  const onPress = vi.fn();
  render(<Screen onPress={onPress} />);

  const isTaken = !fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.keyDown(document.body, { key: 'x' });

  expect(onPress).toHaveBeenCalledTimes(1);
  // The letter must not end up in the field that gets the focus.
  expect(isTaken).toBe(true);
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['Cmd', { metaKey: true }],
])('leaves its key with %s to the browser', (_, modifier) => {
  const onPress = vi.fn();
  render(<Screen onPress={onPress} />);

  fireEvent.keyDown(document.body, { key: '/', ...modifier });

  expect(onPress).not.toHaveBeenCalled();
});

it.each(['field', 'text'])('[U-02] is silent while something is typed into a %s', (label) => {
  const onPress = vi.fn();
  render(<Screen onPress={onPress} />);

  fireEvent.keyDown(screen.getByLabelText(label), { key: '/' });

  expect(onPress).not.toHaveBeenCalled();
});

it('is silent while a dialog is open', () => {
  const onPress = vi.fn();
  render(
    <Screen onPress={onPress}>
      <div role="alertdialog" aria-label="Sure?" />
    </Screen>,
  );

  fireEvent.keyDown(document.body, { key: '/' });

  expect(onPress).not.toHaveBeenCalled();
});

it('is gone with its screen', () => {
  const onPress = vi.fn();
  render(<Screen onPress={onPress} />).unmount();

  fireEvent.keyDown(document.body, { key: '/' });

  expect(onPress).not.toHaveBeenCalled();
});
