import { useTexts } from '../../lib/i18n';
import { LegalPage } from './legal-page';
import { termsTexts } from './terms.texts';

export function TermsScreen() {
  return <LegalPage legalDocument={useTexts(termsTexts)} />;
}
