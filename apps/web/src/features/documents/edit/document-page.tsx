import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import styles from './document-page.module.css';
import { documentsTexts } from '../documents.texts';
import { useWayBack } from '../../lists/public';

/** The frame of one open document, with the way back to the list. */
export function DocumentPage({
  title,
  isTitleSeen = true,
  children,
}: {
  /** Left out where the document has a heading of its own. */
  title?: string | undefined;
  isTitleSeen?: boolean;
  children: ReactNode;
}) {
  const texts = useTexts(documentsTexts).form;
  const { href, handleClick } = useWayBack('document');
  return (
    <div className={styles.page}>
      <div>
        <ButtonLink
          variant="quiet"
          to={href}
          className={styles.back}
          icon={<ArrowLeft />}
          onClick={handleClick}
        >
          {texts.back}
        </ButtonLink>
        {title !== undefined && (
          <h1 className={isTitleSeen ? styles.title : 'visually-hidden'}>{title}</h1>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
