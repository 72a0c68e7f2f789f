import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../../../lib/page/document-title';
import styles from './auth-page.module.css';
import { Link } from '../../../lib/page/link';
import { LanguageSwitch } from '../../../ui/basics/language-switch';
import { Logo } from '../../../ui/basics/logo';

/** One index card seen from both sides, lying on the panel. */
type AuthScene = {
  language: string;
  deck: string;
  position: string;
  term: string;
  definition: string;
  sourceNumber: number;
  quote: string;
};

/** A screen outside the app: its title, one line under it, the form, and where else to go. */
export function AuthPage({
  pageTitle,
  title,
  lead,
  homeLabel,
  scene,
  foot,
  children,
}: {
  pageTitle: string;
  title: ReactNode;
  lead?: ReactNode;
  homeLabel: string;
  scene: AuthScene;
  foot?: ReactNode;
  children?: ReactNode;
}) {
  const mainRef = useArrival();
  useDocumentTitle(pageTitle);

  return (
    <div className={styles.shell}>
      <div className={styles.formHalf}>
        <header className={styles.header}>
          <Link to="/" className={styles.home} aria-label={homeLabel}>
            <Logo />
          </Link>
          <LanguageSwitch />
        </header>
        <main ref={mainRef} className={styles.main} tabIndex={-1}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.body}>{children}</div>}
          {foot && <p className={styles.foot}>{foot}</p>}
        </main>
      </div>
      <Scenery scene={scene} />
    </div>
  );
}

/** Coming from another screen, the page starts at its top, with the focus there unless a field has it. */
function useArrival() {
  const mainRef = useRef<HTMLElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const isFirstPage = key === 'default';
    if (!isFirstPage) {
      window.scrollTo(0, 0);
    }
    if (!isFirstPage && document.activeElement === document.body) {
      mainRef.current?.focus({ preventScroll: true });
    }
  }, [key]);

  return mainRef;
}

function Scenery({ scene }: { scene: AuthScene }) {
  return (
    <div className={styles.panel} aria-hidden="true" lang={scene.language}>
      <div className={styles.cards}>
        <div className={`${styles.card} ${styles.front}`}>
          <CardHead scene={scene} />
          <p className={styles.term}>{scene.term}</p>
        </div>
        <div className={`${styles.card} ${styles.back}`}>
          <CardHead scene={scene} />
          <p className={styles.definition}>{scene.definition}</p>
          <p className={styles.source}>
            <span className={styles.number}>{scene.sourceNumber}</span>
            <span className={styles.quote}>{scene.quote}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

function CardHead({ scene }: { scene: AuthScene }) {
  return (
    <p className={styles.cardHead}>
      <span>{scene.deck}</span>
      <span>{scene.position}</span>
    </p>
  );
}
