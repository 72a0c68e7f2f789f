import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

function renderConfirm({ isBusy = false } = {}) {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete Quiz"
      message="Are you sure you want to delete this quiz?"
      confirmLabel="Delete"
      tone="danger"
      isBusy={isBusy}
    />,
  );
  return { onClose, onConfirm, user: userEvent.setup() };
}

describe('ConfirmDialog', () => {
  it('[U-03] starts on Cancel, so that Enter destroys nothing', async () => {
    const { user, onClose, onConfirm } = renderConfirm();
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    // Focus moves in a later frame, and a busy machine takes its time to get to one.
    await waitFor(() => expect(cancel).toHaveFocus());

    await user.keyboard('{Enter}');

    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says what it asks', () => {
    renderConfirm();

    expect(screen.getByRole('alertdialog', { name: 'Delete Quiz' })).toHaveAccessibleDescription(
      'Are you sure you want to delete this quiz?',
    );
  });

  it('confirms with its button', async () => {
    const { user, onConfirm } = renderConfirm();

    await user.click(screen.getByRole('button', { name: 'Delete' }));

    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('[U-23] takes neither a second confirmation nor Escape while busy', async () => {
    const { user, onClose, onConfirm } = renderConfirm({ isBusy: true });

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');

    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
