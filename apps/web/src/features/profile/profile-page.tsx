import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/page/document-title';
import { ButtonLink } from '../../ui/basics/button-link';
import styles from './profile-page.module.css';

/** One column with a title and the way back. */
export function ProfilePage({
  title,
  back,
  children,
}: {
  title: string;
  back: { to: string; label: string };
  children: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <ButtonLink
          variant="quiet"
          to={back.to}
          className={styles.back}
          icon={<ArrowLeft size={18} />}
        >
          {back.label}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}

/** A white sheet on the desk. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
