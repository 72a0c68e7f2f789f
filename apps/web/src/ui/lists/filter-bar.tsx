import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import styles from './filter-bar.module.css';
import { listsTexts } from './lists.texts';

/** The search of a list and its filters. On phones, and while they are folded, the filters wait behind one button. */
export function FilterBar({
  label,
  search,
  activeCount,
  isFolded = false,
  fit,
  children,
}: {
  label: string;
  search: ReactNode;
  /** How many filters narrow the list, for when they are out of sight. */
  activeCount: number;
  isFolded?: boolean;
  /** In a dialog, narrower fields on one line; in a panel, the filters below the search. */
  fit?: 'dialog' | 'panel' | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const texts = useTexts(listsTexts);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div role="search" className={styles.frame} aria-label={label}>
      <div className={fit ? `${styles.bar} ${styles[fit]}` : styles.bar} data-folded={isFolded}>
        <div className={styles.search}>{search}</div>
        <Button
          variant="secondary"
          className={styles.toggle}
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {activeCount > 0 ? texts.filtersActive(activeCount) : texts.filters}
        </Button>
        <div id={id} className={styles.filters} data-open={isOpen}>
          {children}
        </div>
      </div>
    </div>
  );
}
