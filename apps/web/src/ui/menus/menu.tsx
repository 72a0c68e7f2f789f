import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type MenuItem, MenuList } from './menu-list';
import styles from './menu.module.css';

export type MenuProps = {
  trigger: ReactNode;
  /** The trigger's accessible name. Starts with what the trigger shows, if it shows words. */
  triggerLabel: string;
  header?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
};

/**
 * Hand-made: the popups of the headless library leave focusable guards in the page that fail the
 * accessibility checks, and its positioning weighs more than the rest of the app shell.
 */
export function Menu({ trigger, triggerLabel, header, items, align = 'end' }: MenuProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last'>();
  const isOpen = opened !== undefined;
  const close = useCallback(() => setOpened(undefined), []);
  useDismiss(rootRef, isOpen, close);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      // A dialog around the menu stays open.
      event.stopPropagation();
      close();
      triggerRef.current?.focus();
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
    }
  }

  function handleChosen() {
    close();
    // A dialog that it opens gives the keyboard back to what had it: the item goes with the menu.
    triggerRef.current?.focus();
  }

  function handleBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      close();
    }
  }

  return (
    <div ref={rootRef} className={styles.root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        ref={triggerRef}
        type="button"
        className={styles.trigger}
        onClick={() => setOpened(isOpen ? undefined : 'first')}
        aria-label={triggerLabel}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
      >
        {trigger}
      </button>
      {isOpen && (
        <div className={`${styles.popup} ${styles[align]}`}>
          {header && (
            <div id={`${id}-header`} className={styles.header}>
              {header}
            </div>
          )}
          <MenuList
            id={id}
            label={triggerLabel}
            describedBy={header ? `${id}-header` : undefined}
            items={items}
            startAt={opened}
            onClose={handleChosen}
          />
        </div>
      )}
    </div>
  );
}

/** A press anywhere outside closes what is open. */
function useDismiss(
  insideRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
) {
  useEffect(() => {
    function handlePointerDown(event: PointerEvent) {
      if (event.target instanceof Node && !insideRef.current?.contains(event.target)) {
        onDismiss();
      }
    }
    if (isOpen) {
      document.addEventListener('pointerdown', handlePointerDown);
      return () => document.removeEventListener('pointerdown', handlePointerDown);
    }
  }, [insideRef, isOpen, onDismiss]);
}
