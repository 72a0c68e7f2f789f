import type { TeamRole, TeamSet } from '@scholar/contract';
import { formatDate } from '../../../lib/time/dates';
import { useTexts } from '../../../lib/i18n';
import { Link } from '../../../lib/page/link';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { studyFromList } from '../../study/public';
import { SharedSetMenu } from './shared-set-menu';
import listRow from '../../../ui/lists/list-row.module.css';
import styles from './shared-sets.module.css';
import sheet from '../team-sheet.module.css';
import { teamTexts } from '../team.texts';

/** The element id of the link in a set's row. */
export function rowIdOf(setId: number): string {
  return `shared-set-${setId}`;
}

export function SharedSetRow({
  set,
  role,
  onStop,
}: {
  set: TeamSet;
  role: TeamRole;
  onStop: (set: TeamSet) => void;
}) {
  const texts = useTexts(teamTexts).sets;
  const { quizId: setId, title, author, flashcardCount, sharedDate, isMine } = set;
  const studyHref = `/study-quiz?set=${setId}`;
  const hasCards = flashcardCount > 0;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link
          id={rowIdOf(setId)}
          to={studyHref}
          state={studyFromList()}
          className={`${listRow.words} ${styles.title}`}
          dir="auto"
        >
          {title}
        </Link>
        <p className={styles.facts}>
          <span>{isMine ? texts.byYou : texts.by(author.name)}</span>
          <span>{texts.cards(flashcardCount)}</span>
          <time dateTime={sharedDate}>{texts.shared(formatDate(sharedDate))}</time>
        </p>
      </div>
      <div className={styles.actions}>
        {hasCards && (
          <>
            <ButtonLink
              to={studyHref}
              state={studyFromList()}
              variant="secondary"
              aria-label={texts.studyLabel(title)}
            >
              {texts.study}
            </ButtonLink>
            <ButtonLink
              to={`/study-quiz-flashcard?set=${setId}&view=test`}
              state={studyFromList()}
              variant="secondary"
              aria-label={texts.testLabel(title)}
            >
              {texts.test}
            </ButtonLink>
          </>
        )}
        <SharedSetMenu set={set} role={role} onStop={onStop} />
      </div>
    </li>
  );
}

/** Placeholders while the rows load. */
export function SharedSetSkeleton({ label }: { label: string }) {
  return (
    <ul
      className={`${sheet.sheet} ${listRow.rows} ${styles.rows}`}
      aria-label={label}
      aria-busy="true"
    >
      {['52%', '38%', '61%'].map((width) => (
        <li key={width} className={styles.row}>
          <div className={styles.coming}>
            <Skeleton width={width} height={18} />
            <Skeleton width={220} height={14} />
          </div>
        </li>
      ))}
    </ul>
  );
}
