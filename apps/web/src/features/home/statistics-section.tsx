import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { useStoredSwitch } from '../../lib/device/use-stored-switch';
import { Button } from '../../ui/basics/button';
import { Analytics } from './charts/analytics';
import { useStatistics } from './home.queries';
import { homeTexts } from './home.texts';
import { StatisticsSheet } from './statistics-sheet';
import styles from './statistics-section.module.css';

const SHOWN_KEY = 'analyticsShown';

export function StatisticsSection() {
  const userId = useSession().user?.userId;
  // Whoever signs in next on this device has a choice of their own.
  return <OwnStatistics key={userId} shownKey={`${SHOWN_KEY}:${userId ?? ''}`} />;
}

/** A failure here is only logged: the numbers stay as they are. */
function OwnStatistics({ shownKey }: { shownKey: string }) {
  const texts = useTexts(homeTexts).statistics;
  const id = useId();
  const { data } = useStatistics();
  const [isShown, setIsShown] = useStoredSwitch(shownKey);
  // Charts that fade out are still there; those nobody has looked at need no numbers.
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
