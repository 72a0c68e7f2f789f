import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import styles from './features-section.module.css';
import { landingTexts } from './landing.texts';
import { LineIcon } from './line-icon';

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
        <Feature title={texts.tests.title} lead={texts.tests.lead}>
          <TestScene />
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

function SummaryScene() {
  const { scene } = useTexts(landingTexts).features.summarization;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.documentName}>{scene.name}</span>
        <span className={styles.field}>{scene.field}</span>
      </div>
      <p className={styles.summary}>{scene.summary}</p>
      <div className={styles.foot}>
        <span>{scene.before}</span>
        <span className={styles.rule} />
        <span>{scene.after}</span>
      </div>
    </>
  );
}

function FlashcardScene() {
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

function TestScene() {
  const { scene } = useTexts(landingTexts).features.tests;
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
