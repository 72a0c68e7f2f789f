import { useTexts } from '../../../lib/i18n';
import styles from './flashcard-scene.module.css';
import { landingTexts } from '../landing.texts';
import { LineIcon } from './line-icon';

export function FlashcardScene() {
  const { scene } = useTexts(landingTexts).features.flashcards;
  return (
    <>
      <div className={styles.card} lang="vi">
        <p className={styles.term}>
          <span className={styles.number}>{scene.number}</span>
          {scene.term}
        </p>
        <p className={styles.definition}>{scene.definition}</p>
        <p className={styles.source}>
          <LineIcon shape="source" />
          {scene.source}
        </p>
      </div>
      <p className={styles.toggle}>
        <span className={styles.switch} />
        {scene.toggle}
      </p>
    </>
  );
}
