import type { TeamRole } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api-context';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { type ListAddress, ListResults, useListPage } from '../../lists/public';
import sheet from '../team-sheet.module.css';
import { teamTexts } from '../team.texts';
import { SharedSetRow, SharedSetSkeleton } from './shared-set-row';
import styles from './shared-sets.module.css';
import { teamSetQueries } from './team-sets.queries';
import { useStopSharing } from './use-stop-sharing';

export function SharedSets({
  address,
  role,
  onShare,
}: {
  address: ListAddress;
  role: TeamRole;
  onShare: () => void;
}) {
  const texts = useTexts(teamTexts).sets;
  const query = useQuery({
    ...teamSetQueries.list(useApi(), address.list),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const list = useListPage(query, address, ({ sets }) => sets);
  const stopping = useStopSharing();
  useScrollMemory(list.isReady);

  return (
    <>
      <ListResults
        list={list}
        address={address}
        skeleton={<SharedSetSkeleton label={texts.list} />}
        empty={<NoSharedSets address={address} onShare={onShare} />}
        found={texts.found}
      >
        {({ sets }, isOld) => (
          <ul className={`${sheet.sheet} ${styles.rows}`} aria-label={texts.list} aria-busy={isOld}>
            {sets.map((set) => (
              <SharedSetRow key={set.quizId} set={set} role={role} onStop={stopping.ask} />
            ))}
          </ul>
        )}
      </ListResults>
      {stopping.dialog}
    </>
  );
}

function NoSharedSets({ address, onShare }: { address: ListAddress; onShare: () => void }) {
  const texts = useTexts(teamTexts).sets;
  const keyword = address.list.keyword.trim();
  if (keyword === '') {
    return (
      <EmptyState
        title={texts.empty}
        advice={texts.emptyAdvice}
        action={
          <Button variant="secondary" onClick={onShare}>
            {texts.share}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={texts.noneFound}
      advice={texts.noMatch(keyword)}
      action={
        <Button variant="secondary" onClick={() => address.choose({ keyword: null })}>
          {texts.clear}
        </Button>
      }
    />
  );
}
