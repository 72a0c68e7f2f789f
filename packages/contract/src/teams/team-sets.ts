import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import {
  IdParamSchema,
  KeywordSchema,
  pageNumberQuery,
  pageSizeQuery,
  sortOf,
} from '../wire/lists';
import { CardSetSchema } from '../cards/sets';
import { DEFAULT_PAGE_SIZE } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';

export const TeamSetSchema = z.extend(CardSetSchema, {
  author: z.object({ userId: z.number(), name: z.string() }),
  sharedDate: z.string(),
  isMine: z.boolean(),
});
export type TeamSet = z.output<typeof TeamSetSchema>;

export const TeamSetPageSchema = z.object({
  sets: z.array(TeamSetSchema),
  totalPages: z.number(),
  totalItems: z.number(),
});
export type TeamSetPage = z.output<typeof TeamSetPageSchema>;

export const TeamSetFilterSchema = z.strictObject({
  page: pageNumberQuery(STUDY_MESSAGES.page),
  pageSize: pageSizeQuery({ fallback: DEFAULT_PAGE_SIZE }),
  keyword: KeywordSchema,
  /** By when they were shared, or by name. */
  sort: sortOf('teamSets'),
});
export type TeamSetFilter = z.output<typeof TeamSetFilterSchema>;

const bySet = z.strictObject({ quizId: IdParamSchema });

export const teamSetEndpoints = {
  list: endpoint({
    summary:
      'One page of the sets shared with the team, last shared first unless another order is asked for',
    method: 'GET',
    path: '/team/sets',
    auth: 'required',
    query: TeamSetFilterSchema,
    bodyLimit: BODY_LIMIT.none,
    data: TeamSetPageSchema,
  }),
  share: endpoint({
    summary: 'Share an own set with the team',
    method: 'POST',
    path: '/team/set/:quizId',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    data: TeamSetSchema,
  }),
  unshare: endpoint({
    summary: 'Stop sharing a set (its author, owner, admins); the set stays its author’s',
    method: 'DELETE',
    path: '/team/set/:quizId',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    data: z.null(),
  }),
  copy: endpoint({
    summary: 'Make an own set with own cards out of a shared one',
    method: 'POST',
    path: '/team/set/:quizId/copy',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    isIdempotent: true,
    data: CardSetSchema,
  }),
};
