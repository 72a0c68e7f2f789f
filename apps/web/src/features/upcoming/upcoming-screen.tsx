import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../../lib/document-title';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import styles from './upcoming-screen.module.css';
import { upcomingTexts } from './upcoming.texts';

/** Says honestly that a page of the navigation is not there yet. */
export function UpcomingScreen() {
  const texts = useTexts(upcomingTexts);
  const { pathname } = useLocation();
  const { token } = useSession();
  const titles: Record<string, string> = texts.titles;
  const title = titles[pathname] ?? texts.comingNext;
  useDocumentTitle(title);

  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <div className={styles.sheet}>
        <EmptyState
          title={texts.comingNext}
          advice={texts.advice}
          action={
            <ButtonLink
              to={token === null ? '/' : '/home'}
              variant="secondary"
              icon={<ArrowLeft size={18} strokeWidth={1.75} />}
            >
              {texts.backHome}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
