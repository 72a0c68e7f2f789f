import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useTexts } from '../../../lib/i18n';
import { type ListAddress, ListResults } from '../../lists/public';
import { NoSetsFound, setsTexts, useSetPage } from '../../sets/public';
import { NoSets } from './no-sets';
import { SetRows, SetRowsSkeleton } from './set-rows';

export function SetResults({ address }: { address: ListAddress }) {
  const texts = useTexts(setsTexts).list;
  const sets = useSetPage(address);
  useScrollMemory(sets.isReady);

  return (
    <ListResults
      list={sets}
      address={address}
      skeleton={<SetRowsSkeleton count={sets.skeletonCount} />}
      empty={
        sets.isFiltered ? (
          <NoSetsFound size="page" keyword={sets.keyword} onClear={sets.clearFilters} />
        ) : (
          <NoSets />
        )
      }
      found={texts.found}
    >
      {({ quizzes }, isOld) => (
        <SetRows
          sets={quizzes}
          isBusy={isOld}
          hrefOf={({ quizId }) => address.hrefWith({ set: quizId })}
        />
      )}
    </ListResults>
  );
}
