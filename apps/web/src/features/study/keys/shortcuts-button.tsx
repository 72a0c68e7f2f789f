import Keyboard from 'lucide-react/icons/keyboard';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { IconButton } from '../../../ui/forms/icon-button';
import { TOUCH } from './media';
import { studyTexts } from '../study.texts';

export function ShortcutsButton({ onClick }: { onClick: () => void }) {
  const texts = useTexts(studyTexts).shortcuts;
  const isTouch = useMediaQuery(TOUCH);
  if (isTouch) {
    return null;
  }
  return (
    <IconButton
      label={texts.open}
      icon={<Keyboard />}
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={onClick}
    />
  );
}
