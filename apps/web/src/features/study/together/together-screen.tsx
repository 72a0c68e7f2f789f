import { IdParamSchema, type SetWithCards } from '@scholar/contract';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { TOGETHER_MAX } from '../../../lib/address/paths';
import { useAddress } from '../../../lib/address/use-address';
import { isCode } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useMarksTogether } from '../../marks/public';
import { findUnpaidMessage } from '../../plans/public';
import { useKnownStudent } from '../../reviews/public';
import { setQueries } from '../../sets/public';
import { StudyView } from '../deck/study-view';
import { SetSkeleton } from '../page/opened-set';
import { NoCards, SetFailed, SetMissing } from '../page/set-notices';
import { readCardIds } from '../study-address';
import { TestView } from '../test/test-view';
import { joinSets, setIdOf, type TogetherSet } from './together-set';

/** /study/together?sets=1,2,3: several sets as one, each card once. */
export function TogetherScreen() {
  const { query } = useAddress();
  const api = useApi();
  const student = useKnownStudent();
  const setIds = readSetIds(query.get('sets'));
  const found = useQueries({
    queries: setIds.map((setId) => ({
      ...setQueries.get(api, setId),
      refetchOnMount: 'always' as const,
    })),
  });
  // A set that is gone is left out; the others can still be studied.
  const here = found.flatMap(({ data }) => (data ? [data] : []));
  const isMissing = ({ error }: { error: Error | null }) => isCode(error, 'not_found');
  const failed = found.find((one) => one.error && !isMissing(one) && !one.data);

  if (setIds.length === 0 || (found.length > 0 && found.every(isMissing))) {
    return <SetMissing kind="cards" />;
  }
  if (failed || student.isError) {
    return (
      <SetFailed
        kind="cards"
        message={findUnpaidMessage(failed?.error ?? null)}
        onRetry={() => {
          for (const one of found) {
            void one.refetch();
          }
          student.ask();
        }}
      />
    );
  }
  const isWhole = found.every((one) => one.data !== undefined || isMissing(one));
  const [first, ...others] = here;
  if (!isWhole || !first || student.userId === undefined) {
    return <SetSkeleton kind="cards" />;
  }
  return (
    <Together
      key={here.map(({ quizId }) => quizId).join('.')}
      parts={[first, ...others]}
      userId={student.userId}
      view={query.get('view') === 'test' ? 'test' : 'study'}
      cardIds={readCardIds(query.get('cards'))}
    />
  );
}

function Together({
  parts,
  userId,
  view,
  cardIds,
}: {
  parts: [SetWithCards, ...SetWithCards[]];
  userId: number;
  view: 'study' | 'test';
  cardIds: readonly number[];
}) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- By what the parts are: their list is made anew each time.
  const set: TogetherSet = useMemo(() => joinSets(parts), parts);
  const marks = useMarksTogether(
    userId,
    parts.map(({ quizId }) => quizId),
    (flashcardId) => setIdOf(set, flashcardId),
  );
  if (set.flashcards.length === 0) {
    return <NoCards kind="cards" set={set} />;
  }
  if (view === 'test') {
    return <TestView kind="cards" set={set} userId={userId} />;
  }
  return marks.isKnown ? (
    <StudyView
      key={cardIds.join('.')}
      kind="cards"
      set={set}
      userId={userId}
      marks={marks}
      cardIds={cardIds.length > 0 ? cardIds : undefined}
    />
  ) : (
    <SetSkeleton kind="cards" />
  );
}

function readSetIds(written: string | null): number[] {
  const ids = (written ?? '').split(',').flatMap((part) => {
    const id = IdParamSchema.safeParse(part);
    return id.success ? [id.data] : [];
  });
  return [...new Set(ids)].slice(0, TOGETHER_MAX);
}
