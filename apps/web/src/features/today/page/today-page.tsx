import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { ButtonLink } from '../../../ui/basics/button-link';
import { todayTexts } from '../today.texts';
import styles from './today-page.module.css';

/** One column. While cards are answered it has a phone's screen to itself. */
export function TodayPage({
  takesScreen = false,
  tools,
  children,
}: {
  takesScreen?: boolean;
  tools?: ReactNode;
  children: ReactNode;
}) {
  const texts = useTexts(todayTexts);
  useDocumentTitle(texts.title);
  return (
    <div className={styles.page} data-takes-screen={takesScreen || undefined}>
      <div className={styles.head} data-bar={takesScreen}>
        {takesScreen && (
          <ButtonLink to="/home" variant="quiet" className={styles.back} icon={<ArrowLeft />}>
            {texts.back}
          </ButtonLink>
        )}
        <h1 className={styles.title}>{texts.title}</h1>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {children}
    </div>
  );
}
