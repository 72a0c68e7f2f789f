import type { MarksChange } from '@scholar/contract';
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/api/api-context';
import { useSession } from '../../lib/session/session';
import { listMarks, outbox } from '../reviews/public';
import { findNextTime, findStudied, type MarkStep, type Studied, toChanges } from './marks';
import {
  handOverMarks,
  type MarksOwner,
  parseMarksFromBefore,
  readStoredMarks,
} from './marks-from-before';
import { markQueries, tellMarks } from './marks.queries';

export type Marks = {
  studied: Studied;
  /** Not before the server, or the lack of one, has said what is known. */
  isKnown: boolean;
  change: (step: MarkStep) => void;
  /** Sets every card of the set back. */
  clear: () => void;
};

/** Which cards of a set the student has studied, here or on another device. A change shows at once and is sent later. */
export function useMarks(owner: MarksOwner): Marks {
  const { userId, setId } = owner;
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery({
    ...markQueries.ofSet(api, queryClient, setId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const entries = useSyncExternalStore(outbox.subscribe, outbox.list);
  const fromBefore = useSyncExternalStore(outbox.subscribe, () => readStoredMarks(owner));
  const studied = useMemo(
    () => findStudied(data, [parseMarksFromBefore(fromBefore), ...listMarks(entries, setId)]),
    [data, fromBefore, entries, setId],
  );

  function send(toChange: (at: string) => MarksChange): void {
    // Asked for now: an Undo may come long after this was drawn, and from another screen.
    const known = queryClient.getQueryData(markQueries.ofSet(api, queryClient, setId).queryKey);
    const sofar = listMarks(outbox.list(), setId);
    outbox.mark(userId, setId, toChange(findNextTime(known, sofar, Date.now())));
  }

  return {
    studied,
    isKnown: !isPending,
    change(step) {
      if (step.mark.length > 0 || step.clear.length > 0) {
        send((at) => ({ changes: toChanges(step, at) }));
      }
    },
    clear: () => send((at) => ({ changes: [], clearedAt: at })),
  };
}

/** The same of several sets that are studied together; a card is marked in the set that it is of. */
export function useMarksTogether(
  userId: number,
  setIds: readonly number[],
  setIdOf: (flashcardId: number) => number,
): Marks {
  const api = useApi();
  const queryClient = useQueryClient();
  const told = useQueries({
    queries: setIds.map((setId) => ({
      ...markQueries.ofSet(api, queryClient, setId),
      refetchOnMount: 'always' as const,
    })),
  });
  const entries = useSyncExternalStore(outbox.subscribe, outbox.list);
  const studied = new Set(
    setIds.flatMap((setId, place) =>
      [...findStudied(told[place]?.data, listMarks(entries, setId))].filter(
        (flashcardId) => setIdOf(flashcardId) === setId,
      ),
    ),
  );

  function send(setId: number, toChange: (at: string) => MarksChange): void {
    const known = queryClient.getQueryData(markQueries.ofSet(api, queryClient, setId).queryKey);
    const sofar = listMarks(outbox.list(), setId);
    outbox.mark(userId, setId, toChange(findNextTime(known, sofar, Date.now())));
  }

  return {
    studied,
    isKnown: told.every(({ isPending }) => !isPending),
    change({ mark, clear }) {
      for (const setId of setIds) {
        const isOfSet = (flashcardId: number) => setIdOf(flashcardId) === setId;
        const step = { mark: mark.filter(isOfSet), clear: clear.filter(isOfSet) };
        if (step.mark.length > 0 || step.clear.length > 0) {
          send(setId, (at) => ({ changes: toChanges(step, at) }));
        }
      }
    },
    clear() {
      for (const setId of setIds) {
        send(setId, (at) => ({ changes: [], clearedAt: at }));
      }
    },
  };
}

/** Once in the app shell: keeps what the server says of marks, and gives it what browsers held before. */
export function useMarksKeeper(queryClient: QueryClient): void {
  const api = useApi();
  const userId = useSession().user?.userId;

  useEffect(
    () => outbox.onMarks((setId, told) => tellMarks(queryClient, setId, told)),
    [queryClient],
  );

  useEffect(() => {
    if (userId !== undefined) {
      void handOverMarks({ api, queryClient }, userId);
    }
  }, [api, queryClient, userId]);
}
