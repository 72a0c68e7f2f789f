import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from '../../lib/page/link';
import { KeyCap } from '../shortcuts/key-cap';
import styles from './menu.module.css';

export type MenuItem = {
  label: string;
  icon: ReactNode;
  /** A route makes the item a link, a handler makes it a command. */
  to?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** The key that does the same without the menu. */
  shortcut?: string | undefined;
};

export function MenuList({
  id,
  label,
  describedBy,
  items,
  startAt,
  onClose,
}: {
  id: string;
  label: string;
  describedBy: string | undefined;
  items: readonly MenuItem[];
  startAt: 'first' | 'last';
  onClose: () => void;
}) {
  const listRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const entries = listEntries(listRef.current);
    entries.at(startAt === 'first' ? 0 : -1)?.focus();
  }, [startAt]);

  function handleKeyDown(event: KeyboardEvent) {
    const entries = listEntries(listRef.current);
    const current = entries.findIndex((entry) => entry === document.activeElement);
    const targets: Partial<Record<string, number>> = {
      ArrowDown: (current + 1) % entries.length,
      ArrowUp: current - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      entries.at(target)?.focus();
    }
  }

  return (
    <div
      ref={listRef}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => (
        <Entry key={item.label} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

function Entry({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { label, icon, to, onSelect, shortcut } = item;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'aria-keyshortcuts': shortcut,
    // One highlight: the pointer takes the focus along.
    onPointerMove: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus(),
    onClick: () => {
      onClose();
      onSelect?.();
    },
  };
  const face = (
    <>
      {icon}
      {label}
      {shortcut && (
        <span className={styles.shortcut} aria-hidden="true">
          <KeyCap name={shortcut} />
        </span>
      )}
    </>
  );
  return to === undefined ? (
    <button type="button" {...shared}>
      {face}
    </button>
  ) : (
    <Link to={to} {...shared}>
      {face}
    </Link>
  );
}

function listEntries(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
