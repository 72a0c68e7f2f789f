import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title';
import { useTexts } from '../../lib/i18n';
import { AuthShell } from '../../ui/auth-shell';
import styles from './account-page.module.css';
import { accountTexts } from './account.texts';

/** The frame of every account screen: its title, one line under it, the form, and where else to go. */
export function AccountPage({
  pageTitle,
  title,
  lead,
  scene,
  foot,
  children,
}: {
  pageTitle: string;
  title: string;
  lead?: ReactNode;
  scene: 'osmosis' | 'osmosisInVietnamese';
  foot?: ReactNode;
  children?: ReactNode;
}) {
  const texts = useTexts(accountTexts);
  useDocumentTitle(pageTitle);

  return (
    <AuthShell homeLabel={texts.homeLink} scene={texts.scenes[scene]}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.body}>{children}</div>}
      {foot && <p className={styles.foot}>{foot}</p>}
    </AuthShell>
  );
}
