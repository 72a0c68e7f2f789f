import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title';
import styles from './auth-page.module.css';
import { type AuthScene, AuthShell } from './auth-shell';

/** A screen outside the app: its title, one line under it, the form, and where else to go. */
export function AuthPage({
  pageTitle,
  title,
  lead,
  homeLabel,
  scene,
  foot,
  children,
}: {
  pageTitle: string;
  title: ReactNode;
  lead?: ReactNode;
  homeLabel: string;
  scene: AuthScene;
  foot?: ReactNode;
  children?: ReactNode;
}) {
  useDocumentTitle(pageTitle);

  return (
    <AuthShell homeLabel={homeLabel} scene={scene}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.body}>{children}</div>}
      {foot && <p className={styles.foot}>{foot}</p>}
    </AuthShell>
  );
}
