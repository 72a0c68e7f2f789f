import { useDocumentTitle } from '../../lib/document-title';
import { useTexts } from '../../lib/i18n';
import styles from './home-screen.module.css';
import { homeTexts } from './home.texts';
import { ToolCard } from './tool-card';
import { TOOLS } from './tools';
import { WelcomeBanner } from './welcome-banner';

export function HomeScreen() {
  const texts = useTexts(homeTexts);
  useDocumentTitle(texts.title);

  return (
    <div className={styles.page}>
      <WelcomeBanner />
      <section aria-labelledby="tools">
        <h2 id="tools" className={styles.heading}>
          {texts.tools}
        </h2>
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
