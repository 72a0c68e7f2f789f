import type { ReactNode } from 'react';
import { AuthPage } from '../../account/public';
import { useTexts } from '../../../lib/i18n';
import { joinTexts } from './join.texts';

export function JoinPage({
  title,
  lead,
  foot,
  isComing = false,
  children,
}: {
  title?: string;
  lead?: ReactNode;
  foot?: ReactNode;
  isComing?: boolean;
  children: ReactNode;
}) {
  const texts = useTexts(joinTexts);
  return (
    <AuthPage
      pageTitle={texts.pageTitle}
      title={title ?? texts.pageTitle}
      lead={lead ?? (isComing && texts.coming)}
      homeLabel={texts.homeLink}
      scene={texts.scene}
      foot={foot}
    >
      <div aria-busy={isComing || undefined}>{children}</div>
    </AuthPage>
  );
}

export function joinHrefOf(token: string): string {
  return `/team/join?token=${encodeURIComponent(token)}`;
}
