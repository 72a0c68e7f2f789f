import type { TeamRole } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { Link } from '../../lib/link';
import { hrefOf, type TeamView, viewsOf } from './team-address';
import styles from './team-tabs.module.css';
import { teamTexts } from './team.texts';

/** Links, so that each view has an address and Back goes through them. */
export function TeamTabs({ role, current }: { role: TeamRole; current: TeamView }) {
  const texts = useTexts(teamTexts).views;
  return (
    <nav className={styles.tabs} aria-label={texts.label}>
      {viewsOf(role).map((view) => (
        <Link
          key={view}
          to={hrefOf(view)}
          className={styles.tab}
          aria-current={view === current ? 'page' : undefined}
        >
          {texts[view]}
        </Link>
      ))}
    </nav>
  );
}
