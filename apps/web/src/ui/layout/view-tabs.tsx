import { Link } from '../../lib/page/link';
import styles from './view-tabs.module.css';

/** The views of a screen as links, so that each has an address and Back goes through them. */
export function ViewTabs<View extends string>({
  label,
  current,
  views,
}: {
  label: string;
  current: View;
  views: readonly { view: View; label: string; to: string }[];
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {views.map(({ view, label: name, to }) => (
        <Link
          key={view}
          to={to}
          className={styles.tab}
          aria-current={view === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
