import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import styles from './features-section.module.css';
import { FlashcardScene } from './scenes/flashcard-scene';
import { landingTexts } from './landing.texts';
import { QuizScene } from './scenes/quiz-scene';
import { SummaryScene } from './scenes/summary-scene';

export function FeaturesSection() {
  const { features: texts } = useTexts(landingTexts);
  return (
    <section id="features" tabIndex={-1} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.features}>
        <Feature title={texts.summarization.title} lead={texts.summarization.lead}>
          <SummaryScene />
        </Feature>
        <Feature title={texts.flashcards.title} lead={texts.flashcards.lead}>
          <FlashcardScene />
        </Feature>
        <Feature title={texts.quiz.title} lead={texts.quiz.lead}>
          <QuizScene />
        </Feature>
      </ul>
    </section>
  );
}

function Feature({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <li className={styles.feature}>
      <div className={styles.scene} aria-hidden="true">
        {children}
      </div>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.lead}>{lead}</p>
    </li>
  );
}
