import { SORTS } from '@scholar/contract';
import Layers from 'lucide-react/icons/layers';
import { ListResults, TotalBar } from '../../lists/public';
import {
  NoSetsFound,
  SetFilters,
  type SetListAddress,
  setsTexts,
  useSetPage,
} from '../../sets/public';
import { useListAddress } from '../../../lib/address/list-address';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useTexts } from '../../../lib/i18n';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { SortSelect } from '../../../ui/lists/sort-select';
import { SetRows, SetRowsSkeleton } from './set-rows';
import type { StudyKind } from '../study-address';
import { studyTexts } from '../study.texts';
import styles from '../../../ui/lists/list-page.module.css';

/** Behind both addresses: each row can be studied or tested. */
export function SetsView({ kind }: { kind: StudyKind }) {
  const title = useTexts(studyTexts).titles[kind];
  const address = useListAddress('study', SORTS.sets);
  useDocumentTitle(title);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
      </div>
      <SetResults address={address} />
    </div>
  );
}

function SetResults({ address }: { address: SetListAddress }) {
  const texts = useTexts(setsTexts).list;
  const sets = useSetPage(address);
  useScrollMemory(sets.isReady);

  return (
    <>
      <SetFilters address={address} total={sets.total} />
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
        {({ quizzes: rows, totalItems }, isOld) => (
          <>
            <TotalBar
              total={texts.total(totalItems)}
              sorting={totalItems > 1 && <SortSelect {...address.sorting} />}
            />
            <SetRows
              sets={rows}
              isBusy={isOld}
              hrefOf={({ quizId: set }, view) => address.hrefWith({ set, view })}
            />
          </>
        )}
      </ListResults>
    </>
  );
}

/** For a student without any set; filters that match nothing have a text of their own. */
function NoSets() {
  const texts = useTexts(studyTexts).empty;
  const { noneFound } = useTexts(setsTexts).list;
  return (
    <EmptyState
      size="page"
      title={noneFound}
      advice={texts.firstTime}
      action={
        <ButtonLink to="/set-creator" variant="secondary" icon={<Layers />}>
          {texts.make}
        </ButtonLink>
      }
    />
  );
}
