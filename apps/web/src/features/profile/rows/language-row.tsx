import { LANGUAGES, type Language } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { Segmented } from '../../../ui/inputs/segmented';
import { toast } from '../../../ui/feedback/toast';
import { useUpdateLanguage } from '../profile.queries';
import { profileTexts } from '../profile.texts';
import { SettingRow } from './setting-row';

/** Saved at once; the choice stands while the server is asked and goes back when it refuses. */
export function LanguageRow({ language }: { language: Language }) {
  const texts = useTexts(profileTexts).language;
  const update = useUpdateLanguage();
  const shown = update.isPending ? update.variables : language;
  const options = LANGUAGES.map((value) => ({ value, label: texts.names[value] }));

  function handleChange(wanted: Language) {
    update.mutate(wanted, {
      onSuccess: () => toast({ message: texts.saved(texts.names[wanted]), tone: 'good' }),
      onError: () =>
        toast({
          message: texts.failed,
          tone: 'bad',
          action: { label: texts.retry, onSelect: () => handleChange(wanted) },
        }),
    });
  }

  return (
    <SettingRow title={texts.row} detail={texts.detail}>
      <Segmented label={texts.row} value={shown} options={options} onChange={handleChange} />
    </SettingRow>
  );
}
