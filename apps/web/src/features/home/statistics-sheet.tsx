import type { Statistics } from '@scholar/contract';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import GalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end';
import ListChecks from 'lucide-react/icons/list-checks';
import type { ReactNode } from 'react';
import { formatStudyTime } from '../../lib/time/format-study-time';
import { useTexts } from '../../lib/i18n';
import { homeTexts } from './home.texts';
import styles from './statistics-sheet.module.css';

/** One sheet in four columns. Zeros stand there until the numbers have come. */
export function StatisticsSheet({ statistics }: { statistics: Statistics | undefined }) {
  const texts = useTexts(homeTexts).statistics;
  return (
    <dl className={styles.sheet}>
      <Figure icon={<FileText />} name={texts.documents}>
        {toCount(statistics?.documentsSummarized)}
      </Figure>
      <Figure icon={<GalleryVerticalEnd />} name={texts.flashcards}>
        {toCount(statistics?.flashcardsCreated)}
      </Figure>
      <Figure icon={<ListChecks />} name={texts.quizzes}>
        {toCount(statistics?.quizzesTaken)}
      </Figure>
      <Figure icon={<Clock />} name={texts.time}>
        {formatStudyTime(statistics?.totalStudyTime)}
      </Figure>
    </dl>
  );
}

function Figure({
  icon,
  name,
  children,
}: {
  icon: ReactNode;
  name: { long: string; short: string };
  children: string;
}) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>
        {icon}
        <span className={styles.long}>{name.long}</span>
        <span className={styles.short}>{name.short}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function toCount(count: number | undefined): string {
  return (count ?? 0).toLocaleString('en-US');
}
