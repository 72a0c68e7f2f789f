import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import type { LastOpened } from '../continue/public';
import { useTexts } from '../../lib/i18n';
import { Link } from '../../lib/page/link';
import { documentPath, studyPath } from '../../lib/address/paths';
import { TextLink } from '../../ui/basics/text-link';
import styles from './continue-section.module.css';
import { useHasCards, useRecentSets } from './home.queries';
import { homeTexts } from './home.texts';

/** The set and the document that were open last on this device, or the set studied last on another; before that, how to begin. */
export function ContinueSection({ lastOpened: { set, document } }: { lastOpened: LastOpened }) {
  const texts = useTexts(homeTexts).continue;
  const marked = useRecentSets().find(({ quizId: setId }) => setId === set?.quizId);
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className={styles.heading}>
        {texts.title}
      </h2>
      {set || document ? (
        <ul className={styles.list}>
          {set && (
            <LastItem
              to={studyPath(set.quizId)}
              icon={<BookOpen />}
              kind={marked ? texts.marked(marked) : texts.set}
            >
              {set.title}
            </LastItem>
          )}
          {document && (
            <LastItem
              to={documentPath(document.documentId)}
              icon={<FileText />}
              kind={texts.document}
            >
              {document.title}
            </LastItem>
          )}
        </ul>
      ) : (
        <FirstRun />
      )}
    </section>
  );
}

function FirstRun() {
  const texts = useTexts(homeTexts);
  const hasCards = useHasCards();
  return (
    <div className={styles.hint}>
      <p>{hasCards ? texts.continue.nothingOpen : texts.continue.firstRun}</p>
      <TextLink to={hasCards ? '/study-quiz' : '/flashcards'}>
        {hasCards ? texts.continue.openSet : texts.firstCards}
      </TextLink>
    </div>
  );
}

function LastItem({
  to,
  icon,
  kind,
  children,
}: {
  to: string;
  icon: ReactNode;
  kind: string;
  children: string;
}) {
  return (
    <li>
      <Link to={to} className={styles.item}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <span className={styles.kind}>{kind}</span>{' '}
          <span className={styles.title} dir="auto">
            {children}
          </span>
        </span>
        <ArrowRight size={18} className={styles.arrow} />
      </Link>
    </li>
  );
}
