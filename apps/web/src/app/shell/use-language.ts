import { accountEndpoints, type Language } from '@scholar/contract';
import { useEffect } from 'react';
import { saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { pageLanguage, useTexts } from '../../lib/i18n';
import { chooseLanguage } from '../../lib/i18n/choose-language';
import { storeUser, useSession } from '../../lib/session/session';
import { toast } from '../../ui/feedback/toast';
import { appTexts } from '../app.texts';

/** The account's language goes before the browser's: whoever signs in anywhere is spoken to in their own. */
export function useLanguage(): (language: Language) => void {
  const { user } = useSession();
  const api = useApi();
  const texts = useTexts(appTexts);

  useEffect(() => {
    if (user && user.language !== pageLanguage()) {
      chooseLanguage(user.language);
    }
  }, [user]);

  async function change(language: Language) {
    if (user === null) {
      chooseLanguage(language);
      return;
    }
    try {
      const options = { isQuiet: true, signal: saveSignal() };
      await api(accountEndpoints.updateSettings, { body: { language } }, options);
      storeUser({ ...user, language });
    } catch {
      toast({ message: texts.languageFailed, tone: 'bad' });
    }
  }
  return (language) => void change(language);
}
