import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu';

function renderMenu() {
  const onLogout = vi.fn();
  render(
    <MemoryRouter>
      <Menu
        trigger="Minh Anh"
        triggerLabel="Minh Anh, account menu"
        header="minh.anh@example.edu"
        items={[
          { label: 'Profile', icon: null, to: '/profile' },
          { label: 'Logout', icon: null, onSelect: onLogout },
        ]}
      />
      <button type="button">Elsewhere</button>
      <Address />
    </MemoryRouter>,
  );
  return {
    onLogout,
    user: userEvent.setup(),
    trigger: screen.getByRole('button', { name: 'Minh Anh, account menu' }),
  };
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function item(name: string) {
  return screen.getByRole('menuitem', { name });
}

describe('Menu', () => {
  it('opens with the focus on the first item and shows its header', async () => {
    const { user, trigger } = renderMenu();

    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger);

    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(item('Profile')).toHaveFocus();
    expect(screen.getByRole('menu')).toHaveAccessibleDescription('minh.anh@example.edu');
  });

  it('closes on a press outside', async () => {
    const { user, trigger } = renderMenu();

    await user.click(trigger);
    await user.click(document.body);

    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user, trigger } = renderMenu();

    await user.click(trigger);
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('closes when Tab leaves it', async () => {
    const { user, trigger } = renderMenu();

    await user.click(trigger);
    await user.tab();

    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('goes round with the arrow keys', async () => {
    const { user, trigger } = renderMenu();

    trigger.focus();
    await user.keyboard('{ArrowUp}');
    expect(item('Logout')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Profile')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('Logout')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(item('Logout')).toHaveFocus();
  });

  it('runs a command once and closes', async () => {
    const { user, trigger, onLogout } = renderMenu();

    await user.click(trigger);
    await user.keyboard('{ArrowDown}{Enter}');

    expect(onLogout).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('follows a link and closes', async () => {
    const { user, trigger } = renderMenu();

    await user.click(trigger);
    await user.click(item('Profile'));

    expect(screen.getByText('/profile')).toBeInTheDocument();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
