import { useMemo } from 'react';
import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { newCardsPath } from '../../lib/address/paths';
import { useSession } from '../../lib/session/session';
import { TextLink } from '../../ui/basics/text-link';
import { type LastOpened, readLastOpened } from '../continue/public';
import { TodayLine } from '../today/public';
import { ContinueSection } from './continue-section';
import styles from './home-screen.module.css';
import { useRecentSets } from './home.queries';
import { homeTexts } from './home.texts';
import { StatisticsSection } from './statistics-section';
import { ToolCard, TOOLS } from './tools/tools';
import { WelcomeBanner } from './welcome-banner';

export function HomeScreen() {
  const texts = useTexts(homeTexts);
  const userId = useSession().user?.userId;
  const openedHere = useMemo(
    (): LastOpened => (userId === undefined ? {} : readLastOpened(userId)),
    [userId],
  );
  const [studiedLast] = useRecentSets();
  const set = openedHere.set ?? studiedLast;
  const lastOpened: LastOpened = set ? { ...openedHere, set } : openedHere;
  useDocumentTitle(texts.title);

  return (
    <div className={styles.page}>
      <TodayLine />
      <WelcomeBanner lastSet={lastOpened.set} />
      <ContinueSection lastOpened={lastOpened} />
      <StatisticsSection />
      <section aria-labelledby="tools">
        <div className={styles.toolsHead}>
          <h2 id="tools" className={styles.heading}>
            {texts.tools}
          </h2>
          <TextLink to={newCardsPath()}>{texts.writeCards}</TextLink>
        </div>
        <ul className={styles.tools}>
          {TOOLS.map((tool) => (
            <li key={tool.path}>
              <ToolCard {...tool} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
