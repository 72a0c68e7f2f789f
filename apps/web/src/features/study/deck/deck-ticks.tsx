import { useTexts } from '../../../lib/i18n';
import type { Deck } from './deck';
import styles from './deck-ticks.module.css';
import type { StudyStatus } from '../session/study-status';
import { studyTexts } from '../study.texts';

/** More would be too thin to be told apart. */
const MOST_TICKS = 40;

/** One tick a card: green when studied, indigo for the one that is shown. */
export function DeckTicks({ deck, status }: { deck: Deck; status: StudyStatus }) {
  const texts = useTexts(studyTexts).study;
  const { order, at } = deck;
  const total = order.length;
  const studied = order.filter((id) => status.has(id)).length;
  return (
    <div className={styles.ticks} role="img" aria-label={texts.progress({ studied, total })}>
      {total <= MOST_TICKS ? (
        order.map((id, place) => (
          <span
            key={id}
            className={styles.tick}
            data-state={stateOf(place === at, status.has(id))}
          />
        ))
      ) : (
        <span className={styles.bar}>
          <span className={styles.fill} style={{ transform: `scaleX(${studied / total})` }} />
          <span
            className={styles.place}
            style={{ left: `${(Math.min(at, total - 1) / (total - 1)) * 100}%` }}
          />
        </span>
      )}
    </div>
  );
}

function stateOf(isShown: boolean, isStudied: boolean): 'shown' | 'studied' | 'studying' {
  if (isShown) {
    return 'shown';
  }
  return isStudied ? 'studied' : 'studying';
}
