import type { ExamPlan } from '@scholar/contract';
import { useId } from 'react';
import { setPath } from '../../../lib/address/paths';
import { useTexts } from '../../../lib/i18n';
import { TextLink } from '../../../ui/basics/text-link';
import { examsTexts } from '../exams.texts';
import sheet from './exam-page.module.css';
import styles from './exam-sets.module.css';

export function ExamSets({ plan: { exam, cards } }: { plan: ExamPlan }) {
  const id = useId();
  const texts = useTexts(examsTexts);
  return (
    <section className={sheet.sheet} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={sheet.heading}>
          {texts.sets}
        </h2>
        <p className={styles.count}>
          {cards.new > 0
            ? texts.cardsInAll({ total: cards.total, fresh: cards.new })
            : texts.cards(cards.total)}
        </p>
      </div>
      <ul className={styles.list}>
        {exam.sets.map(({ quizId, title, flashcardCount }) => (
          <li key={quizId} className={styles.row}>
            <TextLink to={setPath(quizId)} className={styles.title}>
              <span dir="auto">{title}</span>
            </TextLink>
            <span className={styles.count}>{texts.cards(flashcardCount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
