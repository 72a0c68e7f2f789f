import { IdParamSchema } from '@scholar/contract';
import * as z from 'zod/mini';

/** What the address shows: the list, or a set that is studied or tested. */
export type StudyPlace =
  | { view: 'list'; quizId?: undefined }
  | { view: 'study' | 'test'; quizId: number };

export function readPlace(query: URLSearchParams): StudyPlace {
  const quizId = IdParamSchema.safeParse(query.get('set'));
  if (!quizId.success) {
    return { view: 'list' };
  }
  return { view: query.get('view') === 'test' ? 'test' : 'study', quizId: quizId.data };
}

const TrailSchema = z.object({
  trail: z.object({ list: z.optional(z.int()), study: z.optional(z.int()) }),
});

/** How many steps back in the tab's history the list and the study view lie. */
export type Trail = z.output<typeof TrailSchema>['trail'];

export function readTrail(state: unknown): Trail {
  const parsed = TrailSchema.safeParse(state);
  return parsed.success ? parsed.data.trail : {};
}

export function studyFromList(): { trail: Trail } {
  return { trail: { list: 1 } };
}

export function testFromStudy({ list }: Trail): { trail: Trail } {
  return { trail: { study: 1, ...(list !== undefined && { list: list + 1 }) } };
}
