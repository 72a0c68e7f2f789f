import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PasswordField } from './password-field';
import { PasswordRules } from '../inputs/password-rules';

function Form({ error }: { error?: string }) {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      value={password}
      onChange={setPassword}
      error={error}
      hint={<PasswordRules password={password} />}
    />
  );
}

function renderPassword(props: { error?: string } = {}) {
  render(<Form {...props} />);
  return { user: userEvent.setup(), input: screen.getByLabelText('Password') };
}

describe('PasswordField', () => {
  it('[U-29] hides what is typed until it is asked to show it', async () => {
    const { user, input } = renderPassword();

    expect(input).toHaveAttribute('type', 'password');
    await user.type(input, 'Secret1');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('Secret1');
  });

  it('[U-29] takes a pasted password and names itself to password managers', async () => {
    const { user, input } = renderPassword();

    await user.click(input);
    await user.paste('Pasted pass phrase 1');

    expect(input).toHaveValue('Pasted pass phrase 1');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
  });

  it('[U-29] warns while Caps Lock is on', () => {
    const { input } = renderPassword();

    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on.');
    fireEvent.keyUp(input, { key: 'CapsLock' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('[U-29] lists the rules before typing and ticks them live', async () => {
    const { user, input } = renderPassword();
    const readRules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent);

    expect(readRules()).toEqual([
      'At least 6 characters: missing',
      'An uppercase letter: missing',
      'A lowercase letter: missing',
      'A number: missing',
    ]);
    await user.type(input, 'Ấm123');
    expect(readRules()).toEqual([
      'At least 6 characters: missing',
      'An uppercase letter: done',
      'A lowercase letter: done',
      'A number: done',
    ]);
  });

  it('[U-08] ties the error to the field and announces it', () => {
    const { input } = renderPassword({ error: 'Password must be at least 6 characters.' });

    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/^Password must be at least 6 characters\./);
    expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters.');
  });
});
