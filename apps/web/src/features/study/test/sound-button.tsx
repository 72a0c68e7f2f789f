import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { studyTexts } from '../study.texts';

export function SoundButton({
  isMuted,
  onChange,
}: {
  isMuted: boolean;
  onChange: (isMuted: boolean) => void;
}) {
  const texts = useTexts(studyTexts).test;
  return (
    <IconButton
      label={isMuted ? texts.unmute : texts.mute}
      icon={isMuted ? <VolumeX /> : <Volume2 />}
      onClick={() => onChange(!isMuted)}
    />
  );
}
