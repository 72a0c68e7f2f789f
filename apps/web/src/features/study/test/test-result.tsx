import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ScoreBar } from './test-bars';
import { SetPage } from '../page/set-page';
import type { StudyKind } from '../study-address';
import { studyTexts } from '../study.texts';
import { TermList } from '../deck/term-list';
import styles from './test-result.module.css';
import { type TestOutcome, toGrade } from './test-run';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts';

export function TestResult({
  kind,
  title,
  outcome: { score, seconds },
  onLeave,
  onBackToStudy,
  onTryAgain,
}: {
  kind: StudyKind;
  title: string;
  outcome: TestOutcome;
  onLeave: () => void;
  onBackToStudy: () => void;
  onTryAgain: () => void;
}) {
  const id = useId();
  const { result: texts, test, titles, shortcuts: keys } = useTexts(studyTexts);
  const { correct, incorrect, missed } = score;
  const total = correct + incorrect;
  const percent = Math.round((correct / total) * 100);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shortcuts = useShortcuts({ Escape: onLeave }, keys.test);

  // The Finish button that had the keyboard is gone.
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <SetPage documentTitle={`${texts.title} · ${title} · ${test.title} · ${titles[kind]}`}>
      <div className={styles.sheet}>
        <div className={styles.praise}>
          <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
            {texts.title}
          </h1>
          <p className={styles.verdict}>{texts.verdict[toGrade(score)](score)}</p>
          <p className={styles.summary}>{texts.summary({ correct, total, title })}</p>
          <div className={styles.percents}>
            <span className={styles.good}>
              <Check size={18} />
              {texts.percent(percent)}
            </span>
            <span className={styles.bad}>
              {texts.percent(100 - percent)}
              <X size={18} />
            </span>
          </div>
          <ScoreBar label={test.score({ correct, incorrect })} {...score} isTall />
        </div>
        <dl className={styles.figures}>
          <Figure label={texts.correct}>{correct}</Figure>
          <Figure label={texts.incorrect}>{incorrect}</Figure>
          <Figure label={texts.time}>
            {seconds} <span className={styles.unit}>{texts.seconds(seconds)}</span>
          </Figure>
        </dl>
      </div>
      <div className={styles.actions}>
        <Button size="lg" onClick={onBackToStudy}>
          {texts.backToStudy}
        </Button>
        <Button size="lg" variant="secondary" icon={<RotateCcw />} onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
      </div>
      {missed.length > 0 && (
        <section className={styles.missed}>
          <h2 id={`${id}-missed`}>{texts.missed(missed.length)}</h2>
          <TermList labelledBy={`${id}-missed`} terms={missed} />
        </section>
      )}
      {shortcuts.dialog}
    </SetPage>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
