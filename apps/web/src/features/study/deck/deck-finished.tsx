import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import styles from './deck-finished.module.css';
import { studyTexts } from '../study.texts';

export function DeckFinished({
  onBack,
  onStartOver,
}: {
  onBack: () => void;
  onStartOver: () => void;
}) {
  const texts = useTexts(studyTexts);
  const titleRef = useRef<HTMLHeadingElement>(null);

  // The card that had the keyboard is gone.
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.finished}>
      <h2 ref={titleRef} className={styles.title} tabIndex={-1}>
        {texts.study.finished}
      </h2>
      <div className={styles.actions}>
        <Button size="lg" onClick={onBack}>
          {texts.backToQuizzes}
        </Button>
        <Button size="lg" variant="secondary" onClick={onStartOver}>
          {texts.study.startOver}
        </Button>
      </div>
    </div>
  );
}
