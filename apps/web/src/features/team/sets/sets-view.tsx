import { KEYWORD_MAX, SORTS, type SortOf, type TeamRole } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { type ListAddress, ListResults, TotalBar, useListPage } from '../../lists/public';
import { useListAddress } from '../../../lib/address/list-address';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { SortSelect } from '../../../ui/lists/sort-select';
import { setsTexts } from '../../sets/public';
import { SearchField } from '../../../ui/inputs/search-field';
import { ShareSetDialog } from './share-set-dialog';
import { SharedSetRow, SharedSetSkeleton } from './shared-set-row';
import { teamSetQueries } from './team-sets.queries';
import { useStopSharing } from './use-stop-sharing';
import { teamTexts } from '../team.texts';
import { UnpaidSheet } from '../unpaid-sheet';
import listRow from '../../../ui/lists/list-row.module.css';
import styles from './shared-sets.module.css';
import sheet from '../team-sheet.module.css';

export function SetsView({ role, isPaid }: { role: TeamRole; isPaid: boolean }) {
  const texts = useTexts(teamTexts).sets;
  const address = useListAddress('team-sets', SORTS.teamSets);
  const [isSharing, setIsSharing] = useState(false);
  if (!isPaid) {
    return <UnpaidSheet title={texts.unpaid} advice={texts.unpaidAdvice} />;
  }

  return (
    <>
      <div className={styles.bar}>
        <div role="search" className={styles.search} aria-label={texts.filters}>
          <SearchField
            label={texts.search}
            value={address.list.keyword}
            maxLength={KEYWORD_MAX}
            onChange={(keyword) => address.narrow({ keyword })}
          />
        </div>
        <Button icon={<Share2 />} onClick={() => setIsSharing(true)}>
          {texts.share}
        </Button>
      </div>
      <SharedSets address={address} role={role} onShare={() => setIsSharing(true)} />
      <ShareSetDialog isOpen={isSharing} onClose={() => setIsSharing(false)} />
    </>
  );
}

function SharedSets({
  address,
  role,
  onShare,
}: {
  address: ListAddress<SortOf<'teamSets'>>;
  role: TeamRole;
  onShare: () => void;
}) {
  const texts = useTexts(teamTexts).sets;
  const { total } = useTexts(setsTexts).list;
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
        {({ sets, totalItems }, isOld) => (
          <>
            <TotalBar
              total={total(totalItems)}
              sorting={totalItems > 1 && <SortSelect {...address.sorting} />}
            />
            <ul
              className={`${sheet.sheet} ${listRow.rows} ${styles.rows}`}
              aria-label={texts.list}
              aria-busy={isOld}
            >
              {sets.map((set) => (
                <SharedSetRow key={set.quizId} set={set} role={role} onStop={stopping.ask} />
              ))}
            </ul>
          </>
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
