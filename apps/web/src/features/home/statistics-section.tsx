import type { Statistics } from '@scholar/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import GalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, useId, useState } from 'react';
import { pageLocale, useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { useStoredSwitch } from '../../lib/device/use-stored-switch';
import { formatStudyTime } from '../../lib/time/dates';
import { Button } from '../../ui/basics/button';
import { Analytics } from './charts/analytics';
import { useStatistics } from './home.queries';
import { homeTexts } from './home.texts';
import styles from './statistics-section.module.css';

const SHOWN_KEY = 'analyticsShown';

export function StatisticsSection() {
  const userId = useSession().user?.userId;
  // The key starts anew for another student on this device, who has a choice of their own.
  return <OwnStatistics key={userId} shownKey={`${SHOWN_KEY}:${userId ?? ''}`} />;
}

/** A failed call is only logged, and the numbers stay as they are. */
function OwnStatistics({ shownKey }: { shownKey: string }) {
  const texts = useTexts(homeTexts).statistics;
  const id = useId();
  const { data } = useStatistics();
  const [isShown, setIsShown] = useStoredSwitch(shownKey);
  // Charts that were shown stay while they fade out; others do not load their numbers.
  const [isEverShown, setIsEverShown] = useState(isShown);

  function handleToggle() {
    setIsShown(!isShown);
    setIsEverShown(true);
  }

  return (
    <section aria-labelledby="statistics">
      <div className={styles.head}>
        <h2 id="statistics">{texts.title}</h2>
        <Button
          variant="secondary"
          size="sm"
          icon={isShown ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={handleToggle}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      </div>
      <StatisticsSheet statistics={data} />
      <div id={id} className={styles.analytics} hidden={!isShown}>
        {isEverShown && <Analytics isShown={isShown} />}
      </div>
    </section>
  );
}

/** Shows zeros until the numbers have loaded. */
function StatisticsSheet({ statistics }: { statistics: Statistics | undefined }) {
  const texts = useTexts(homeTexts).statistics;
  return (
    <dl className={styles.sheet}>
      <Figure icon={<FileText />} name={texts.documents}>
        {toCount(statistics?.documentsSummarized)}
      </Figure>
      <Figure icon={<GalleryVerticalEnd />} name={texts.flashcards}>
        {toCount(statistics?.flashcardsCreated)}
      </Figure>
      <Figure icon={<ListChecks />} name={texts.testsTaken}>
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
  return (count ?? 0).toLocaleString(pageLocale());
}
