import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { localStore } from '../../lib/storage/storage';
import { appTexts } from '../app.texts';
import { type NavItem, PlaceLink, SIDEBAR } from './navigation';
import styles from './sidebar.module.css';

type SidebarProps = { isOpen: boolean; areLabelsShown: boolean };

const OPEN_KEY = 'sidebarOpen';
const LABEL_DELAY_MS = 500;
/** Narrower windows start collapsed, so that the page has room. */
const WIDE = '(min-width: 1024px)';

/** Labels are always there for screen readers; on screen they wait for `areLabelsShown`. */
export function Sidebar({ isOpen, areLabelsShown }: SidebarProps) {
  const texts = useTexts(appTexts);

  function renderItem(item: NavItem) {
    return (
      <Item
        key={item.label}
        item={item}
        label={texts.places[item.label]}
        isOpen={isOpen}
        areLabelsShown={areLabelsShown}
      />
    );
  }

  return (
    <nav
      id="sidebar"
      className={styles.sidebar}
      data-state={isOpen ? 'open' : 'closed'}
      aria-label={texts.navigation}
    >
      <ul>{renderItem(SIDEBAR.first)}</ul>
      {SIDEBAR.groups.map(({ heading, items }) => (
        <div key={heading}>
          <p className={styles.heading} id={`group-${heading}`}>
            <Label text={texts.groups[heading]} isOpen={isOpen} isShown={areLabelsShown} />
          </p>
          <ul aria-labelledby={`group-${heading}`}>{items.map(renderItem)}</ul>
        </div>
      ))}
      <ul className={styles.last}>{renderItem(SIDEBAR.last)}</ul>
    </nav>
  );
}

function Item({
  item,
  label,
  isOpen,
  areLabelsShown,
}: SidebarProps & { item: NavItem; label: string }) {
  return (
    <li>
      <PlaceLink item={item} className={styles.item} title={isOpen ? undefined : label}>
        <item.Icon size={18} strokeWidth={1.75} />
        <Label text={label} isOpen={isOpen} isShown={areLabelsShown} />
      </PlaceLink>
    </li>
  );
}

function Label({ text, isOpen, isShown }: { text: string; isOpen: boolean; isShown: boolean }) {
  return (
    <span
      className={isOpen ? styles.label : 'visually-hidden'}
      style={{ opacity: isShown ? 1 : 0 }}
    >
      {text}
    </span>
  );
}

/** Labels wait until the sidebar has been open for half a second (spec 9). */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(readChoice);
  const [areLabelsShown, setAreLabelsShown] = useState(isOpen);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const timer = setTimeout(() => setAreLabelsShown(true), LABEL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  function toggle(): void {
    localStore.set(OPEN_KEY, String(!isOpen));
    setAreLabelsShown(false);
    setIsOpen(!isOpen);
  }

  return { isOpen, areLabelsShown, toggle };
}

function readChoice(): boolean {
  const stored = localStore.get(OPEN_KEY);
  return stored === null ? window.matchMedia(WIDE).matches : stored === 'true';
}
