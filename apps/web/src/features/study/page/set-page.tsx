import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title';
import styles from './set-page.module.css';

/** One column. On phones it has the screen to itself: header and bottom bar make room. */
export function SetPage({
  documentTitle,
  children,
}: {
  documentTitle: string;
  children: ReactNode;
}) {
  useDocumentTitle(documentTitle);
  return (
    <div className={styles.page} data-takes-screen>
      {children}
    </div>
  );
}
