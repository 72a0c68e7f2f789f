import { newCardsPath } from '../../lib/address/paths';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { TextLink } from '../../ui/basics/text-link';
import { Desk } from './desk/desk';
import styles from './home-screen.module.css';
import { homeTexts } from './home.texts';
import { StatisticsSection } from './statistics-section';
import { ToolCard, TOOLS } from './tools/tools';
import { WelcomeBanner } from './welcome-banner';

/** Today's desk; below it the banner, the numbers and the tools of the specification. */
export function HomeScreen() {
  const texts = useTexts(homeTexts);
  useDocumentTitle(texts.title);

  return (
    <div className={styles.page}>
      <Desk />
      <WelcomeBanner />
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
