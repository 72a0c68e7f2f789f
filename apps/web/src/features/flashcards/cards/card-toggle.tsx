import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../../lib/i18n';
import styles from './card-toggle.module.css';
import { flashcardsTexts } from '../flashcards.texts';

/** Green with a check or red with a cross, and the word for it. */
export function CardToggle({
  number,
  isSelected,
  onChange,
}: {
  number: number;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}) {
  const texts = useTexts(flashcardsTexts);
  return (
    <button
      type="button"
      className={styles.toggle}
      data-selected={isSelected}
      aria-label={texts.selectedCard(number)}
      aria-pressed={isSelected}
      onClick={() => onChange(!isSelected)}
    >
      <span className={styles.word}>{isSelected ? texts.selected : texts.notSelected}</span>
      <span className={styles.circle}>{isSelected ? <Check size={14} /> : <X size={14} />}</span>
    </button>
  );
}
