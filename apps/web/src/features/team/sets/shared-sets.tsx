import type { TeamRole } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import type { useListAddress } from '../../../lib/address/use-list-address';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { Button } from '../../../ui/basics/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import page from '../../../ui/lists/list-page.module.css';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Pager } from '../../../ui/lists/pager';
import { SharedSetRow, SharedSetSkeleton } from './shared-set-row';
import styles from './shared-sets.module.css';
import sheet from '../team-sheet.module.css';
import { teamTexts } from '../team.texts';
import { useSharedSetPage } from './use-shared-set-page';
import { useStopSharing } from './use-stop-sharing';

export function SharedSets({
  address,
  role,
  onShare,
}: {
  address: ReturnType<typeof useListAddress>;
  role: TeamRole;
  onShare: () => void;
}) {
  const texts = useTexts(teamTexts).sets;
  const sets = useSharedSetPage(address);
  const stopping = useStopSharing();
  useScrollMemory(sets.isReady);
  const { found } = sets;

  return (
    <>
      {sets.isFailed && (
        <div className={sets.isReady ? undefined : page.sheet}>
          <LoadFailed onRetry={sets.retry} />
        </div>
      )}
      {sets.isComing && <SharedSetSkeleton label={texts.list} />}
      {found?.sets.length === 0 && (
        <div className={page.sheet}>
          {sets.keyword === '' ? (
            <EmptyState
              title={texts.empty}
              advice={texts.emptyAdvice}
              action={
                <Button variant="secondary" onClick={onShare}>
                  {texts.share}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={texts.noneFound}
              advice={texts.noMatch(sets.keyword)}
              action={
                <Button variant="secondary" onClick={() => address.choose({ keyword: null })}>
                  {texts.clear}
                </Button>
              }
            />
          )}
        </div>
      )}
      {found && found.sets.length > 0 && (
        <>
          <ul
            className={`${sheet.sheet} ${styles.rows}`}
            aria-label={texts.list}
            aria-busy={sets.isOld}
          >
            {found.sets.map((set) => (
              <SharedSetRow key={set.quizId} set={set} role={role} onStop={stopping.ask} />
            ))}
          </ul>
          <Pager {...address.pager} totalPages={found.totalPages} />
        </>
      )}
      <p role="status" className="visually-hidden">
        {found && !sets.isOld && texts.found(found.totalItems)}
      </p>
      {stopping.dialog}
    </>
  );
}
