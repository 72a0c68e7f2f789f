import { STUDY_MESSAGES } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { PlanLimitDialog } from './plan-limit-dialog';

const MESSAGE = STUDY_MESSAGES.cardLimit(1000);

describe('PlanLimitDialog', () => {
  it('[D-37] says what the server said and leads to the plans', async () => {
    const onClose = vi.fn();
    const { user, currentPath } = renderScreen(
      <PlanLimitDialog message={MESSAGE} onClose={onClose} />,
    );
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription(MESSAGE);

    await user.click(within(dialog).getByRole('link', { name: 'Upgrade' }));

    expect(onClose).toHaveBeenCalledOnce();
    expect(currentPath()).toBe('/profile#plan');
  });

  it('can be put off', async () => {
    const onClose = vi.fn();
    const { user } = renderScreen(<PlanLimitDialog message={MESSAGE} onClose={onClose} />);

    await user.click(screen.getByRole('button', { name: 'Not now' }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not there while there is nothing to say', () => {
    renderScreen(<PlanLimitDialog message={null} onClose={vi.fn()} />);

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
