import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useState } from 'react';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { useStoredSwitch } from '../../lib/use-stored-switch';
import { Button } from '../../ui/button';
import { Analytics } from './analytics';
import { reportQueries } from './home.queries';
import { homeTexts } from './home.texts';
import { StatisticsSheet } from './statistics-sheet';
import styles from './statistics-section.module.css';

const SHOWN_KEY = 'analyticsShown';

/** A failure here is only logged: the numbers stay as they are. */
export function StatisticsSection() {
  const texts = useTexts(homeTexts).statistics;
  const id = useId();
  const { token } = useSession();
  const { data } = useQuery({ ...reportQueries.statistics(useApi()), enabled: token !== null });
  const [isShown, setIsShown] = useStoredSwitch(SHOWN_KEY);
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
        {isEverShown && <Analytics statistics={data} isShown={isShown} />}
      </div>
    </section>
  );
}
