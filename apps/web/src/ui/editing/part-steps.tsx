import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTexts } from '../../lib/i18n';
import { IconButton } from '../forms/icon-button';
import styles from './part-steps.module.css';
import { partStepsTexts } from './part-steps.texts';

/** From part to part of a text that is too long to be shown at once. */
export function PartSteps({
  index,
  count,
  onShow,
}: {
  index: number;
  count: number;
  onShow: (index: number) => void;
}) {
  const texts = useTexts(partStepsTexts);
  if (count === 1) {
    return null;
  }
  return (
    <nav className={styles.steps} aria-label={texts.label}>
      <IconButton
        label={texts.previous}
        icon={<ChevronLeft />}
        disabled={index === 0}
        onClick={() => onShow(index - 1)}
      />
      <span role="status">{texts.position({ part: index + 1, parts: count })}</span>
      <IconButton
        label={texts.next}
        icon={<ChevronRight />}
        disabled={index === count - 1}
        onClick={() => onShow(index + 1)}
      />
    </nav>
  );
}
