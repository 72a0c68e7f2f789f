import { useTexts } from '../../lib/i18n';
import { LegalPage } from './legal-page';
import { privacyTexts } from './privacy.texts';

export function PrivacyScreen() {
  return <LegalPage legalDocument={useTexts(privacyTexts)} />;
}
