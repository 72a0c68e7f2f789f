import { useTexts } from '../../../lib/i18n';
import { BlankText } from '../../../ui/feedback/blank-text';
import { cardsTexts, toTextSize } from '../../cards/public';
import type { Ask } from '../ask';
import { practiceTexts } from '../practice.texts';
import styles from './prompt.module.css';

/** The side of a card that asks. */
export function Prompt({ ask, labelId, textId }: { ask: Ask; labelId: string; textId: string }) {
  const texts = useTexts(practiceTexts);
  const { kinds } = useTexts(cardsTexts);
  return (
    <section className={styles.sheet} aria-labelledby={`${labelId} ${textId}`}>
      <h2 id={labelId} className={styles.label}>
        {{ ...kinds, ...texts.kinds }[ask.kind]}
      </h2>
      <p id={textId} className={styles.text} data-size={toTextSize(ask.prompt)} dir="auto">
        <BlankText text={ask.prompt} />
      </p>
    </section>
  );
}
