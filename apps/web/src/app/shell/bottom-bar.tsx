import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../lib/i18n';
import { Dialog } from '../../ui/dialogs/dialog';
import { appTexts } from '../app.texts';
import styles from './bottom-bar.module.css';
import { BOTTOM_BAR, MORE, PlaceLink } from './navigation';

/** Phones only: four places under the thumb, the rest in a sheet. */
export function BottomBar({ onSearch }: { onSearch: (() => void) | undefined }) {
  const texts = useTexts(appTexts);
  const { pathname } = useLocation();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const isInMore = MORE.some(({ path }) => path === pathname);

  return (
    <nav className={styles.bar} aria-label={texts.quickNavigation}>
      {BOTTOM_BAR.map((item) => (
        <PlaceLink key={item.label} item={item} className={styles.place}>
          <item.Icon size={20} strokeWidth={1.75} />
          {texts.places[item.label]}
        </PlaceLink>
      ))}
      <button
        type="button"
        className={styles.place}
        data-current={isInMore}
        aria-haspopup="dialog"
        onClick={() => setIsMoreOpen(true)}
      >
        <MenuIcon size={20} strokeWidth={1.75} />
        {texts.more}
      </button>
      <Dialog isOpen={isMoreOpen} onClose={() => setIsMoreOpen(false)} title={texts.more}>
        <ul className={styles.sheet}>
          {onSearch && (
            <li>
              <button
                type="button"
                className={styles.row}
                onClick={() => {
                  setIsMoreOpen(false);
                  onSearch();
                }}
              >
                <Search size={18} strokeWidth={1.75} />
                {texts.search}
              </button>
            </li>
          )}
          {MORE.map((item) => (
            <li key={item.label}>
              <PlaceLink item={item} className={styles.row} onClick={() => setIsMoreOpen(false)}>
                <item.Icon size={18} strokeWidth={1.75} />
                {texts.places[item.label]}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  );
}
