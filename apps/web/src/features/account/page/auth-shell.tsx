import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../../lib/page/link';
import styles from './auth-shell.module.css';
import { Logo } from '../../../ui/basics/logo';

/** One index card seen from both sides, lying on the panel. */
export type AuthScene = {
  language: string;
  deck: string;
  position: string;
  term: string;
  definition: string;
  sourceNumber: number;
  quote: string;
};

export function AuthShell({
  homeLabel,
  scene,
  children,
}: {
  homeLabel: string;
  scene: AuthScene;
  children: ReactNode;
}) {
  const mainRef = useArrival();

  return (
    <div className={styles.shell}>
      <div className={styles.formHalf}>
        <header className={styles.header}>
          <Link to="/" className={styles.home} aria-label={homeLabel}>
            <Logo />
          </Link>
        </header>
        <main ref={mainRef} className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Scenery scene={scene} />
    </div>
  );
}

/** Coming from another screen: top of the page, and the keyboard at its beginning unless a field has taken it. */
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
