import type { SetWithCards } from '@scholar/contract';
import Layers from 'lucide-react/icons/layers';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { findOtherAuthor, SetHead, SetPage } from './set-page';
import styles from './set-page.module.css';
import { type StudyKind, useStudyWays } from '../study-address';
import { studyTexts } from '../study.texts';

/** Deleted in the meantime, here or on another device, or never there. */
export function SetMissing({ kind }: { kind: StudyKind }) {
  const texts = useTexts(studyTexts);
  const { goToList } = useStudyWays();
  return (
    <SetPage documentTitle={texts.titles[kind]}>
      <SetHead title={texts.titles[kind]} onBack={goToList} />
      <div role="alert" className={styles.notice}>
        <EmptyState
          size="page"
          title={texts.missing.title}
          advice={texts.missing.advice}
          action={
            <Button variant="secondary" onClick={goToList}>
              {texts.backToSets}
            </Button>
          }
        />
      </div>
    </SetPage>
  );
}

export function SetFailed({
  kind,
  message,
  onRetry,
}: {
  kind: StudyKind;
  message: string | undefined;
  onRetry: () => void;
}) {
  const texts = useTexts(studyTexts);
  const { goToList } = useStudyWays();
  return (
    <SetPage documentTitle={texts.titles[kind]}>
      <SetHead title={texts.titles[kind]} onBack={goToList} />
      <div className={styles.notice}>
        <LoadFailed message={message} onRetry={onRetry} />
      </div>
    </SetPage>
  );
}

export function NoCards({ kind, set }: { kind: StudyKind; set: SetWithCards }) {
  const texts = useTexts(studyTexts);
  const author = findOtherAuthor(set);
  const isOwn = author === undefined;
  const { goToList } = useStudyWays();
  return (
    <SetPage documentTitle={`${set.title} · ${texts.titles[kind]}`}>
      <SetHead kind={kind} title={set.title} sharedBy={author} onBack={goToList} />
      <div className={styles.notice}>
        <EmptyState
          size="page"
          title={texts.noCards.title}
          advice={isOwn ? texts.noCards.advice : texts.noCards.sharedAdvice}
          action={
            isOwn && (
              <ButtonLink
                to={`/set-creator?set=${set.quizId}`}
                variant="secondary"
                icon={<Layers />}
              >
                {texts.noCards.add}
              </ButtonLink>
            )
          }
        />
      </div>
    </SetPage>
  );
}
