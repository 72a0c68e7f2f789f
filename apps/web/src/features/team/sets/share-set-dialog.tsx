import { KEYWORD_MAX } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Dialog } from '../../../ui/dialogs/dialog';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Pager } from '../../../ui/lists/pager';
import { SearchField } from '../../../ui/inputs/search-field';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { quizQueries } from '../../sets/public';
import { OwnSetRow } from './own-set-row';
import styles from './share-set-dialog.module.css';
import { teamSetQueries } from './team-sets.queries';
import { teamTexts } from '../team.texts';

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

/** Made anew each time the dialog opens. */
function OwnSets() {
  const api = useApi();
  const texts = useTexts(teamTexts).share;
  const [search, setSearch] = useState({ keyword: '', page: 0, size: FIRST_SIZE });
  const sets = useQuery({ ...quizQueries.list(api, search), refetchOnMount: 'always' });
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
          <ul className={styles.rows} aria-label={texts.list} aria-busy={sets.isPlaceholderData}>
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
