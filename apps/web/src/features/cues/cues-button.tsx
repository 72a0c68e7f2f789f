import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect } from 'react';
import { useTexts } from '../../lib/i18n';
import { IconButton } from '../../ui/forms/icon-button';
import { useCueChoice } from './cue-choice';
import { cuesTexts } from './cues.texts';
import { prepareSound } from './play-cue';

/** Where cards are answered: whether it can be heard. */
export function CuesButton({ isInTest = false }: { isInTest?: boolean }) {
  const texts = useTexts(cuesTexts);
  const [choice, choose] = useCueChoice();
  const isHeard = choice === 'on' || (choice === 'quiet' && isInTest);

  useEffect(() => {
    if (isHeard) {
      void prepareSound();
    }
  }, [isHeard]);

  return (
    <IconButton
      label={isHeard ? texts.mute : texts.unmute}
      icon={isHeard ? <Volume2 /> : <VolumeX />}
      onClick={() => choose(isHeard ? 'off' : 'on')}
    />
  );
}
