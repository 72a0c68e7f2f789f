import { IdParamSchema } from '@scholar/contract';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useGoBackTo } from '../lists/public';
import { useAddress } from '../../lib/address/use-address';

/** What the address shows: the list, or a set that is studied or tested. */
export type StudyPlace =
  | { view: 'list'; setId?: undefined }
  | { view: 'study' | 'test'; setId: number; cardIds?: readonly number[] };

function readPlace(query: URLSearchParams): StudyPlace {
  const setId = IdParamSchema.safeParse(query.get('set'));
  if (!setId.success) {
    return { view: 'list' };
  }
  const cardIds = readCardIds(query.get('cards'));
  return {
    view: query.get('view') === 'test' ? 'test' : 'study',
    setId: setId.data,
    ...(cardIds.length > 0 && { cardIds }),
  };
}

/** Those of the set that are studied, where it is not all of them. */
export function readCardIds(written: string | null): number[] {
  return (written ?? '').split('.').flatMap((part) => {
    const cardId = IdParamSchema.safeParse(part);
    return cardId.success ? [cardId.data] : [];
  });
}

const TrailSchema = z.object({
  trail: z.object({ list: z.optional(z.int()), study: z.optional(z.int()) }),
});

/** How many steps back in the tab's history the list and the study view lie. */
export type Trail = z.output<typeof TrailSchema>['trail'];

function readTrail(state: unknown): Trail {
  const parsed = TrailSchema.safeParse(state);
  return parsed.success ? parsed.data.trail : {};
}

export function studyFromList(): { trail: Trail } {
  return { trail: { list: 1 } };
}

function testFromStudy({ list }: Trail): { trail: Trail } {
  return { trail: { study: 1, ...(list !== undefined && { list: list + 1 }) } };
}

function oneFurther({ list }: Trail): { trail: Trail } {
  return { trail: list === undefined ? {} : { list: list + 1 } };
}

/** Both screens have the same views; they differ in their name and in where a test leads back to. */
export type StudyKind = 'cards' | 'tests';

/** Where the screen is and where it can go. A way back is a real step back in history where the tab came from there. */
export function useStudyWays() {
  const { query, hrefWith } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBackTo = useGoBackTo();
  const place = readPlace(query);
  const trail = readTrail(state);
  const listHref = query.has('sets')
    ? '/study-quiz'
    : hrefWith({ set: null, view: null, cards: null });
  const studyHref = hrefWith({ view: null, cards: null });

  return {
    place,
    listHref,
    studyHref,
    goToList: () => goBackTo(trail.list, listHref),
    goToStudy: () => goBackTo(trail.study, studyHref),
    /** Cards of this set and no others. */
    goToCards: (cardIds: readonly number[]) =>
      void navigate(hrefWith({ view: null, cards: cardIds.join('.') }), {
        state: oneFurther(trail),
      }),
    goToTest: () =>
      void navigate(hrefWith({ view: 'test', cards: null }), { state: testFromStudy(trail) }),
  };
}
