import type { ReactNode } from 'react';
import { pageLanguage, useTexts } from '../../lib/i18n';
import { sayField } from '../../lib/i18n/field-names.texts';
import styles from './features-section.module.css';
import { landingTexts } from './landing.texts';
import { LineIcon } from './line-icon';
import { SAMPLES } from './sample/samples';

const OPTIONS = 3;

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
  const { text, summary } = SAMPLES[pageLanguage()];
  return (
    <>
      <div className={styles.head}>
        <span className={styles.documentName}>{summary.name}</span>
        <span className={styles.field}>{sayField(summary.field)}</span>
      </div>
      <p className={styles.summary}>{summary.content}</p>
      <div className={styles.foot}>
        <span>{scene.words(countWords(text))}</span>
        <span className={styles.rule} />
        <span>{scene.words(countWords(summary.content))}</span>
      </div>
    </>
  );
}

function FlashcardScene() {
  const { scene } = useTexts(landingTexts).features.flashcards;
  const { passages, title } = SAMPLES.vi;
  const [card] = passages;
  return (
    <>
      <div className={styles.card} lang="vi">
        <p className={styles.term}>
          <span className={styles.number}>1</span>
          {card?.term}
        </p>
        <p className={styles.definition}>{card?.definition}</p>
        <p className={styles.source}>
          <LineIcon shape="source" />
          {title}
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
  const options = SAMPLES[pageLanguage()].passages.slice(0, OPTIONS);
  const right = options[1];
  return (
    <>
      <p className={styles.question}>{right?.definition}</p>
      {options.map((option, index) =>
        option === right ? (
          <p key={option.term} className={`${styles.option} ${styles.isRight}`}>
            <span className={styles.check}>
              <LineIcon shape="check" />
            </span>
            {option.term}
            <span className={styles.verdict}>{scene.verdict}</span>
          </p>
        ) : (
          <p key={option.term} className={styles.option}>
            <span className={styles.key}>{index + 1}</span>
            {option.term}
          </p>
        ),
      )}
    </>
  );
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}
