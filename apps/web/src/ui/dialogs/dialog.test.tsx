import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../basics/button';
import { Dialog } from './dialog';
import { TextField } from '../forms/text-field';

function Screen({ isSaving = false }: { isSaving?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const handleClose = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change Name</Button>
      <Dialog
        isOpen={isOpen}
        onClose={handleClose}
        title="Change Name"
        isDismissable={!isSaving}
        actions={
          <>
            <Button variant="secondary" onClick={handleClose}>
              Cancel
            </Button>
            <Button>Save</Button>
          </>
        }
      >
        <TextField label="Name" name="name" value={name} onChange={setName} />
      </Dialog>
    </>
  );
}

async function openDialog(props: { isSaving?: boolean } = {}) {
  render(<Screen {...props} />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Change Name' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Change Name' });
  return { user, opener, dialog, field: screen.getByLabelText('Name') };
}

describe('Dialog', () => {
  it('[U-03] moves the focus to its first field', async () => {
    const { field } = await openDialog();

    await waitFor(() => expect(field).toHaveFocus());
  });

  it('[U-03] keeps Tab inside', async () => {
    const { user, dialog, field } = await openDialog();
    await waitFor(() => expect(field).toHaveFocus());

    for (let presses = 0; presses < 6; presses += 1) {
      await user.tab();
      // At either end a guard takes the focus for a moment and passes it on to the other end.
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
  });

  it('[U-03] hides the page behind it', async () => {
    const { opener } = await openDialog();

    expect(opener.closest('[aria-hidden="true"], [inert]')).not.toBeNull();
  });

  it.each(['{Escape}', 'Close', 'Cancel'])(
    '[U-03] closes with %s and gives the focus back',
    async (way) => {
      const { user, opener, dialog } = await openDialog();

      await (way === '{Escape}'
        ? user.keyboard(way)
        : user.click(screen.getByRole('button', { name: way })));

      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    },
  );

  it('[U-03] does not close while saving', async () => {
    const { user, dialog } = await openDialog({ isSaving: true });

    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(dialog).toBeVisible();
  });

  it('keeps what was typed when the page beside it is pressed', async () => {
    const { user, dialog, field } = await openDialog();

    await user.type(field, 'Minh');
    await user.click(document.body);

    expect(dialog).toBeVisible();
    expect(field).toHaveValue('Minh');
  });
});
