import type { SetWithCards } from '@scholar/contract';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { Button } from '../../../ui/basics/button';
import type { StudyKind } from '../study-address';
import { studyTexts } from '../study.texts';
import styles from './set-page.module.css';

/** One column. On phones it has the screen to itself: header and bottom bar make room. */
export function SetPage({
  documentTitle,
  children,
}: {
  documentTitle: string;
  children: ReactNode;
}) {
  useDocumentTitle(documentTitle);
  return (
    <div className={styles.page} data-takes-screen>
      {children}
    </div>
  );
}

/** The way back, the set's name and the tools of the view; one bar on phones. */
export function SetHead({
  kind,
  note,
  title,
  sharedBy,
  onBack,
  ways,
  children,
}: {
  /** Left out where the title says it. */
  kind?: StudyKind;
  /** What is done with the set here. */
  note?: string;
  title: string;
  /** Whose set it is, if not the student's own. */
  sharedBy?: string | undefined;
  onBack: () => void;
  /** Other ways to study the set, beside its name. */
  ways?: ReactNode;
  children?: ReactNode;
}) {
  const texts = useTexts(studyTexts);
  const notes = [
    ...(kind === 'tests' ? [texts.titles.tests] : []),
    ...(note === undefined ? [] : [note]),
    ...(sharedBy === undefined ? [] : [texts.sharedBy(sharedBy)]),
  ];
  return (
    <div className={styles.head}>
      <Button variant="quiet" className={styles.back} icon={<ArrowLeft />} onClick={onBack}>
        {texts.back}
      </Button>
      <div className={styles.naming}>
        {notes.length > 0 && <p className={styles.screen}>{notes.join(' · ')}</p>}
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
      </div>
      <div className={styles.tools}>{children}</div>
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  );
}

/** Who shared the set, if that was somebody else. */
export function findOtherAuthor({ shared }: SetWithCards): string | undefined {
  return shared && !shared.isMine ? shared.author.name : undefined;
}
