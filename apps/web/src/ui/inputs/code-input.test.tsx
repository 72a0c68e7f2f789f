import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CodeInput } from './code-input';

function Form({ start = '', error }: { start?: string; error?: string }) {
  const [code, setCode] = useState(start);
  return <CodeInput label="Verification code" value={code} onChange={setCode} error={error} />;
}

function renderCode(props: { start?: string; error?: string } = {}) {
  render(<Form {...props} />);
  return { user: userEvent.setup(), input: screen.getByLabelText('Verification code') };
}

describe('CodeInput', () => {
  it('[U-04] is one field for numbers that a mailed code can be filled into', () => {
    const { input } = renderCode();

    expect(screen.getAllByRole('textbox')).toEqual([input]);
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it.each(['123456', '123 456', '123-456', '１２３４５６', 'Your code: 123456.'])(
    '[U-04] fills all boxes when %j is pasted',
    async (pasted) => {
      const { user, input } = renderCode();

      await user.click(input);
      await user.paste(pasted);

      expect(input).toHaveValue('123456');
    },
  );

  it('[U-04] lets a pasted code replace what was typed before', async () => {
    const { user, input } = renderCode({ start: '407' });

    await user.click(input);
    await user.paste('123456');

    expect(input).toHaveValue('123456');
  });

  it('[U-04] drops what is not a digit and stops at six', async () => {
    const { user, input } = renderCode();

    await user.type(input, '4a0-7 ９x1２3');

    expect(input).toHaveValue('407912');
  });

  it('[U-04] moves left with Backspace', async () => {
    const { user, input } = renderCode({ start: '407912' });

    await user.click(input);
    await user.keyboard('{Backspace}{Backspace}');

    expect(input).toHaveValue('4079');
  });

  it('replaces one digit that the arrow keys went back to', async () => {
    const { user, input } = renderCode({ start: '407912' });

    await user.click(input);
    await user.keyboard('{Home}{ArrowRight}5');

    expect(input).toHaveValue('457912');
  });

  it('[U-04] keeps moving left when Backspace starts in the middle', async () => {
    const { user, input } = renderCode({ start: '407912' });

    await user.click(input);
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{Backspace}{Backspace}');

    expect(input).toHaveValue('4912');
  });

  it('[U-04] tells a screen reader which digit comes next', async () => {
    const { user, input } = renderCode();

    expect(input).toHaveAccessibleDescription('Digit 1 of 6');
    await user.type(input, '40');
    expect(input).toHaveAccessibleDescription('Digit 3 of 6');
  });

  it('[U-08] ties the error to the field and announces it', () => {
    const { input } = renderCode({ start: '407912', error: 'The code has expired.' });

    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('The code has expired. Digit 6 of 6');
    expect(screen.getByRole('alert')).toHaveTextContent('The code has expired.');
  });
});
