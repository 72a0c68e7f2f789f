import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/button';
import styles from './set-head.module.css';
import type { StudyKind } from './study-kind';
import { studyTexts } from './study.texts';

/** The way back, the set's name and the tools of the view; one bar on phones. */
export function SetHead({
  kind,
  title,
  onBack,
  children,
}: {
  /** Left out where the title says it. */
  kind?: StudyKind;
  title: string;
  onBack: () => void;
  children?: ReactNode;
}) {
  const texts = useTexts(studyTexts);
  return (
    <div className={styles.head}>
      <Button variant="quiet" className={styles.back} icon={<ArrowLeft />} onClick={onBack}>
        {texts.back}
      </Button>
      <div className={styles.naming}>
        {kind === 'quiz' && <p className={styles.screen}>{texts.titles.quiz}</p>}
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
      </div>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
