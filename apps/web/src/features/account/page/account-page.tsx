import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { AuthPage } from './auth-page';
import { accountTexts } from './account.texts';

/** The frame of every account screen. */
export function AccountPage({
  scene,
  ...rest
}: {
  pageTitle: string;
  title: string;
  lead?: ReactNode;
  scene: 'osmosis' | 'osmosisInVietnamese';
  foot?: ReactNode;
  children?: ReactNode;
}) {
  const texts = useTexts(accountTexts);
  return <AuthPage {...rest} homeLabel={texts.homeLink} scene={texts.scenes[scene]} />;
}
