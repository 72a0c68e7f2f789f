import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { PHONE } from '../../../lib/device/media';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { IconButton } from '../../../ui/forms/icon-button';
import { Switch } from '../../../ui/inputs/switch';
import { studyTexts } from '../study.texts';

/** The answer first, or the question; a button where there is no room for words. */
export function ReverseSwitch({
  isReversed,
  onReverse,
}: {
  isReversed: boolean;
  onReverse: (isReversed: boolean) => void;
}) {
  const texts = useTexts(studyTexts).study;
  const isPhone = useMediaQuery(PHONE);
  return isPhone ? (
    <IconButton
      label={isReversed ? texts.questionFirst : texts.answerFirst}
      icon={<ArrowLeftRight />}
      onClick={() => onReverse(!isReversed)}
    />
  ) : (
    <Switch label={texts.reverse} isOn={isReversed} onChange={onReverse} />
  );
}
