import { KEYWORD_MAX, type CardSet } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useRef, useState } from 'react';
import { setQueries } from '../../sets/public';
import { useApi } from '../../../lib/api/api-context';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Badge } from '../../../ui/feedback/badge';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { toast } from '../../../ui/feedback/toast';
import { SearchField } from '../../../ui/inputs/search-field';
import { Pager } from '../../../ui/lists/pager';
import { teamSetQueries, useShareSet } from './team-sets.queries';
import { teamTexts } from '../team.texts';
import listRow from '../../../ui/lists/list-row.module.css';
import styles from './share-set-dialog.module.css';

const FIRST_SIZE = 10;

/** The student's own sets, each with a button that shares it. */
export function ShareSetDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(teamTexts).share;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      size="picker"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p className={styles.lead}>{texts.lead}</p>
      <OwnSets />
    </Dialog>
  );
}

/** Mounted each time the dialog opens, so that it starts empty. */
function OwnSets() {
  const api = useApi();
  const texts = useTexts(teamTexts).share;
  const [search, setSearch] = useState({ keyword: '', page: 0, size: FIRST_SIZE });
  const sets = useQuery({ ...setQueries.list(api, search), refetchOnMount: 'always' });
  const shared = useQuery({ ...teamSetQueries.ownIds(api), refetchOnMount: 'always' });
  const isReady = sets.data !== undefined && shared.data !== undefined;

  return (
    <>
      <SearchField
        label={texts.search}
        value={search.keyword}
        maxLength={KEYWORD_MAX}
        hasShortcut={false}
        onChange={(keyword) => setSearch({ ...search, keyword, page: 0 })}
      />
      {!isReady && (sets.isError || shared.isError) && <LoadFailed onRetry={handleRetry} />}
      {!isReady && !sets.isError && !shared.isError && (
        <div className={styles.coming} aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )}
      {isReady && sets.data.quizzes.length === 0 && (
        <NoOwnSets isSearched={search.keyword !== ''} />
      )}
      {isReady && sets.data.quizzes.length > 0 && (
        <>
          <ul
            className={`${listRow.rows} ${styles.rows}`}
            aria-label={texts.list}
            aria-busy={sets.isPlaceholderData}
          >
            {sets.data.quizzes.map((set) => (
              <OwnSetRow key={set.quizId} set={set} isShared={shared.data.includes(set.quizId)} />
            ))}
          </ul>
          {(sets.data.totalPages > 1 || search.size !== FIRST_SIZE) && (
            <Pager
              page={search.page}
              pageSize={search.size}
              totalPages={sets.data.totalPages}
              onPage={(page) => setSearch({ ...search, page })}
              onPageSize={(size) => setSearch({ ...search, size, page: 0 })}
            />
          )}
        </>
      )}
    </>
  );

  function handleRetry() {
    void sets.refetch();
    void shared.refetch();
  }
}

function NoOwnSets({ isSearched }: { isSearched: boolean }) {
  const texts = useTexts(teamTexts).share;
  if (isSearched) {
    return <EmptyState title={texts.noneFound} />;
  }
  return (
    <EmptyState
      title={texts.noSets}
      advice={texts.noSetsAdvice}
      action={
        <ButtonLink to="/set-creator" variant="secondary">
          {texts.make}
        </ButtonLink>
      }
    />
  );
}

function OwnSetRow({ set, isShared }: { set: CardSet; isShared: boolean }) {
  const { share: texts, sets } = useTexts(teamTexts);
  const share = useShareSet();
  const markRef = useRef<HTMLSpanElement>(null);

  function handleShare() {
    share.mutate(set.quizId, {
      onSuccess() {
        // The pressed button has disappeared, so the focus needs a new place.
        markRef.current?.focus();
        toast({ message: texts.done(set.title), tone: 'good' });
      },
      onError: (error) => toast({ message: serverMessage(error) ?? texts.failed, tone: 'bad' }),
    });
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {set.title}
        </p>
        <p className={styles.count}>{sets.cards(set.flashcardCount)}</p>
      </div>
      <span ref={markRef} className={styles.shared} tabIndex={-1}>
        {isShared ? (
          <Badge tone="good" icon={<Check />}>
            {texts.isShared}
          </Badge>
        ) : (
          <Button
            variant="secondary"
            isBusy={share.isPending}
            aria-label={texts.actionLabel(set.title)}
            onClick={handleShare}
          >
            {texts.action}
          </Button>
        )}
      </span>
    </li>
  );
}
