import Square from 'lucide-react/icons/square';
import Volume from 'lucide-react/icons/volume-2';
import { useTexts } from '../../lib/i18n';
import { IconButton } from '../../ui/forms/icon-button';
import { canSpeak } from './say';
import { speechTexts } from './speech.texts';

/** Gone without a word where the browser cannot speak. */
export function ListenButton({
  isSpeaking,
  onListen,
}: {
  isSpeaking: boolean;
  onListen: () => void;
}) {
  const texts = useTexts(speechTexts);
  return canSpeak() ? (
    <IconButton
      label={isSpeaking ? texts.stop : texts.listen}
      icon={isSpeaking ? <Square /> : <Volume />}
      aria-keyshortcuts="L"
      onClick={onListen}
    />
  ) : null;
}
