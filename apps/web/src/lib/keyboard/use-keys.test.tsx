import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { localStore } from '../storage/storage';
import { type KeyBindings, SINGLE_KEYS_OFF, useKeys } from './use-keys';

function Screen({ keys, children }: { keys: KeyBindings; children?: ReactNode }) {
  useKeys(keys);
  return (
    <>
      <input aria-label="field" />
      <button type="button">Press</button>
      {children}
    </>
  );
}

it('hears letters in either case', () => {
  const onPress = vi.fn();
  render(<Screen keys={{ s: onPress }} />);

  fireEvent.keyDown(document.body, { key: 's' });
  fireEvent.keyDown(document.body, { key: 'S', shiftKey: true });

  expect(onPress).toHaveBeenCalledTimes(2);
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['Cmd', { metaKey: true }],
])('[U-02] does nothing with %s', (_, modifier) => {
  const onPress = vi.fn();
  render(<Screen keys={{ s: onPress }} />);

  fireEvent.keyDown(document.body, { key: 's', ...modifier });

  expect(onPress).not.toHaveBeenCalled();
});

it.each([{ ctrlKey: true }, { metaKey: true }])('hears mod+z with %j', (modifier) => {
  const onUndo = vi.fn();
  render(<Screen keys={{ 'mod+z': onUndo }} />);

  fireEvent.keyDown(document.body, { key: 'z', ...modifier });
  fireEvent.keyDown(document.body, { key: 'Z', shiftKey: true, ...modifier });
  fireEvent.keyDown(document.body, { key: 'z' });

  expect(onUndo).toHaveBeenCalledTimes(1);
});

it('[U-02] does nothing while something is typed', () => {
  const onPress = vi.fn();
  render(<Screen keys={{ s: onPress, Enter: onPress }} />);

  fireEvent.keyDown(screen.getByLabelText('field'), { key: 's' });
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'Enter' });
  fireEvent.keyDown(document.body, { key: 's', isComposing: true });

  expect(onPress).not.toHaveBeenCalled();
});

it('leaves Enter and Space to the button that has the focus, but not letters', () => {
  const onPress = vi.fn();
  const onLetter = vi.fn();
  render(<Screen keys={{ Enter: onPress, ' ': onPress, t: onLetter }} />);
  const button = screen.getByRole('button');

  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyDown(button, { key: ' ' });
  fireEvent.keyDown(button, { key: 't' });

  expect(onPress).not.toHaveBeenCalled();
  expect(onLetter).toHaveBeenCalledTimes(1);
});

it('counts a key that is held down once', () => {
  const onPress = vi.fn();
  render(<Screen keys={{ ArrowRight: onPress }} />);

  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true });

  expect(onPress).toHaveBeenCalledTimes(1);
});

it('the Escape that closes a dialog does nothing else', () => {
  const onEscape = vi.fn();
  render(
    <Screen keys={{ Escape: onEscape }}>
      <Removable />
    </Screen>,
  );
  // Closed on its way up, before the screen hears of it.
  const dialog = screen.getByRole('dialog');
  document.body.addEventListener('keydown', () => dialog.remove(), { once: true });

  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Escape' });

  expect(onEscape).toHaveBeenCalledTimes(1);
});

/** Its element can go without React missing it. */
function Removable() {
  return (
    <div
      ref={(frame) => {
        frame?.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="List"></div>');
      }}
    />
  );
}

it('a notice with Undo blocks nothing', () => {
  const onPress = vi.fn();
  render(
    <Screen keys={{ s: onPress }}>
      <div role="dialog" aria-modal="false" aria-label="Deleted" />
    </Screen>,
  );

  fireEvent.keyDown(document.body, { key: 's' });

  expect(onPress).toHaveBeenCalledTimes(1);
});

it('leaves out letters and signs once they are switched off', () => {
  const keys = { s: vi.fn(), '/': vi.fn(), Escape: vi.fn(), 'mod+z': vi.fn() };
  render(<Screen keys={keys} />);
  localStore.set(SINGLE_KEYS_OFF, 'true');

  for (const key of ['s', '/', 'Escape']) {
    fireEvent.keyDown(document.body, { key });
  }
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });

  expect(keys.s).not.toHaveBeenCalled();
  expect(keys['/']).not.toHaveBeenCalled();
  expect(keys.Escape).toHaveBeenCalledTimes(1);
  expect(keys['mod+z']).toHaveBeenCalledTimes(1);
});

it('hears the keys of a part only while that has the focus', () => {
  const onPress = vi.fn();
  render(<Part keys={{ k: onPress }} />);

  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Outside' }), { key: 'k' });
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'k' });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Inside' }), { key: 'k' });

  expect(onPress).toHaveBeenCalledOnce();
});

function Part({ keys }: { keys: KeyBindings }) {
  const ref = useRef<HTMLDivElement>(null);
  useKeys(keys, ref);
  return (
    <>
      <button type="button">Outside</button>
      <div ref={ref}>
        <button type="button">Inside</button>
        <input aria-label="field" />
      </div>
    </>
  );
}
