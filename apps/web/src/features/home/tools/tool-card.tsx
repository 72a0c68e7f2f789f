import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { homeTexts } from '../home.texts';
import styles from './tool-card.module.css';
import type { Tool } from './tools';

export function ToolCard({ path, texts: entry, Sketch }: Tool) {
  const texts = useTexts(homeTexts)[entry];

  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Sketch />
      </div>
      <div className={styles.words}>
        <h3>{texts.title}</h3>
        <p className={styles.line}>{texts.line}</p>
        <ButtonLink
          to={path}
          variant="secondary"
          className={styles.action}
          iconAfter={<ArrowRight size={16} strokeWidth={1.75} />}
        >
          {texts.action}
        </ButtonLink>
      </div>
    </article>
  );
}
