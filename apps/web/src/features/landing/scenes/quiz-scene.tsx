import { useTexts } from '../../../lib/i18n';
import { landingTexts } from '../landing.texts';
import { LineIcon } from './line-icon';
import styles from './quiz-scene.module.css';

export function QuizScene() {
  const { scene } = useTexts(landingTexts).features.quiz;
  return (
    <>
      <p className={styles.question}>{scene.question}</p>
      {scene.options.map((option, index) =>
        option === scene.right ? (
          <p key={option} className={`${styles.option} ${styles.isRight}`}>
            <span className={styles.check}>
              <LineIcon shape="check" />
            </span>
            {option}
            <span className={styles.verdict}>{scene.verdict}</span>
          </p>
        ) : (
          <p key={option} className={styles.option}>
            <span className={styles.key}>{index + 1}</span>
            {option}
          </p>
        ),
      )}
    </>
  );
}
