import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../basics/button';
import { MessageDialog } from './message-dialog';

function Screen({ title }: { title?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Verify</Button>
      <MessageDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        message="Email does not match your account."
      />
    </>
  );
}

async function openMessage(props: { title?: string } = {}) {
  render(<Screen {...props} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>('alertdialog') };
}

describe('MessageDialog', () => {
  // jsdom has the element but not its methods.
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = vi.fn(function showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
    });
    HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
      this.open = false;
    });
  });

  it('[U-03] opens as a modal with the focus on OK', async () => {
    const { dialog } = await openMessage();

    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
    expect(dialog).toHaveAccessibleName('Email does not match your account.');
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  });

  it('is described by its message when it has a title', async () => {
    const { dialog } = await openMessage({ title: 'Deactivate Account' });

    expect(dialog).toHaveAccessibleName('Deactivate Account');
    expect(dialog).toHaveAccessibleDescription('Email does not match your account.');
  });

  it('closes with OK', async () => {
    const { user, dialog } = await openMessage();

    await user.click(screen.getByRole('button', { name: 'OK' }));

    expect(dialog).not.toBeInTheDocument();
    expect(HTMLDialogElement.prototype.close).toHaveBeenCalledOnce();
  });

  it('[U-03] closes when the browser closed it on Escape', async () => {
    const { dialog } = await openMessage();

    act(() => dialog.close());
    fireEvent(dialog, new Event('close'));

    expect(dialog).not.toBeInTheDocument();
  });
});
