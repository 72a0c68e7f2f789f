import Layers from 'lucide-react/icons/layers';
import { type ListAddress, ListResults } from '../../lists/public';
import { NoSetsFound, SetFilters, setsTexts, useSetPage } from '../../sets/public';
import { useListAddress } from '../../../lib/address/list-address';
import { useScrollMemory } from '../../../lib/address/use-scroll-memory';
import { useTexts } from '../../../lib/i18n';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { SetRows, SetRowsSkeleton } from './set-rows';
import type { StudyKind } from '../study-address';
import { studyTexts } from '../study.texts';
import styles from '../../../ui/lists/list-page.module.css';

export function SetsView({ kind }: { kind: StudyKind }) {
  const title = useTexts(studyTexts).titles[kind];
  const address = useListAddress();
  useDocumentTitle(title);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
      </div>
      <SetFilters address={address} />
      <SetResults address={address} />
    </div>
  );
}

function SetResults({ address }: { address: ListAddress }) {
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
      {({ quizzes: rows }, isOld) => (
        <SetRows
          sets={rows}
          isBusy={isOld}
          hrefOf={({ quizId: setId }) => address.hrefWith({ set: setId })}
        />
      )}
    </ListResults>
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
