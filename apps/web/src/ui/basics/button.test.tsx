import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';

describe('Button', () => {
  it('[U-23] neither clicks nor submits while busy, and keeps the focus', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isBusy onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Save' });

    await user.click(button);
    expect(button).toHaveFocus();
    await user.type(screen.getByLabelText('Name'), '{Enter}');

    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit a form it only happens to stand in', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Resend</Button>
      </form>,
    );

    await userEvent.setup().click(screen.getByRole('button', { name: 'Resend' }));

    expect(onSubmit).not.toHaveBeenCalled();
  });
});
