import { IdParamSchema } from '@scholar/contract';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useGoBackTo } from '../lists/public';
import { useAddress } from '../../lib/address/use-address';

/** What the address shows: the list, or a set that is studied or tested. */
export type StudyPlace =
  | { view: 'list'; setId?: undefined }
  | { view: 'study' | 'test'; setId: number };

function readPlace(query: URLSearchParams): StudyPlace {
  const setId = IdParamSchema.safeParse(query.get('set'));
  if (!setId.success) {
    return { view: 'list' };
  }
  return { view: query.get('view') === 'test' ? 'test' : 'study', setId: setId.data };
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
  const listHref = hrefWith({ set: null, view: null });
  const studyHref = hrefWith({ view: null });

  return {
    place,
    listHref,
    goToList: () => goBackTo(trail.list, listHref),
    goToStudy: () => goBackTo(trail.study, studyHref),
    goToTest: () => void navigate(hrefWith({ view: 'test' }), { state: testFromStudy(trail) }),
  };
}
