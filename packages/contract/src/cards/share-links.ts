import * as z from 'zod/mini';
import { SHARED_REPORT } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { boundedText, countCharacters, isBlank, text } from '../text/text';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import { BODY_LIMIT, PARAM_MAX } from '../wire/limits';
import { IdParamSchema } from '../wire/lists';
import { CardKindSchema } from './card-kinds';
import { CardMediaSchema, type MediaFile, MediaIdSchema } from './media';

/** Where a set lies for whoever has its link. */
export function toSharedPath(token: string): string {
  return `/s/${token}`;
}

/** The link of a set as its owner sees it. */
export const ShareLinkSchema = z.object({
  /** Null where the link is closed. */
  token: z.nullable(z.string()),
  showsAuthor: z.boolean(),
  /** How often it was opened; each visitor counts once a day. */
  opens: z.number(),
  copies: z.number(),
  isClosed: z.boolean(),
});
export type ShareLink = z.output<typeof ShareLinkSchema>;

/** A set as whoever has its link sees it: nothing that leads to anything else of its owner. */
export const SharedSetSchema = z.object({
  title: z.string(),
  /** Null where the author did not want to be named. */
  author: z.nullable(z.string()),
  cards: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      kind: z._default(CardKindSchema, 'definition'),
      media: z.optional(z.array(CardMediaSchema)),
    }),
  ),
});
export type SharedSet = z.output<typeof SharedSetSchema>;

const ReasonSchema = text({
  max: SHARED_REPORT.max,
  message: STUDY_MESSAGES.reportReason,
}).check(
  z.overwrite((reason) => reason.trim()),
  z.refine(
    (reason) => !isBlank(reason) && countCharacters(reason) <= SHARED_REPORT.max,
    STUDY_MESSAGES.reportReason,
  ),
);

const bySet = z.strictObject({ quizId: IdParamSchema });
/** Any text: what is no token leads nowhere, as an unknown one does. */
const TokenSchema = boundedText({ max: PARAM_MAX, message: STUDY_MESSAGES.linkGone });
const byToken = z.strictObject({ token: TokenSchema });

export const shareLinkEndpoints = {
  open: endpoint({
    summary: 'Share an own set by an unlisted link; the open one is answered again',
    method: 'POST',
    path: '/share-link/:quizId',
    auth: 'required',
    params: bySet,
    body: z.strictObject({ showsAuthor: z.boolean(STUDY_MESSAGES.showsAuthor) }),
    bodyLimit: BODY_LIMIT.filter,
    data: ShareLinkSchema,
  }),
  get: endpoint({
    summary: 'The link of an own set and how often it was used; null where it never had one',
    method: 'GET',
    path: '/share-link/:quizId',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    data: z.nullable(ShareLinkSchema),
  }),
  close: endpoint({
    summary: 'Close the link of an own set for good; a later one is another',
    method: 'DELETE',
    path: '/share-link/:quizId',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
};

/** What whoever has a link may do with it. */
export const sharedEndpoints = {
  read: endpoint({
    summary: 'A set by its link, without an account',
    method: 'GET',
    path: '/shared/:token',
    auth: 'none',
    params: byToken,
    bodyLimit: BODY_LIMIT.none,
    data: SharedSetSchema,
  }),
  media: endpoint({
    summary: 'A picture or sound on a card of a set, by the link of the set',
    method: 'GET',
    path: '/shared/:token/media/:mediaId',
    auth: 'none',
    params: z.strictObject({ token: TokenSchema, mediaId: MediaIdSchema }),
    bodyLimit: BODY_LIMIT.none,
    answer: 'media',
    keptSeconds: 0,
    data: z.custom<MediaFile>(),
  }),
  copy: endpoint({
    summary: 'Copy a set by its link: own cards, nothing remembered of them',
    method: 'POST',
    path: '/shared/:token/copy',
    auth: 'required',
    params: byToken,
    bodyLimit: BODY_LIMIT.none,
    isIdempotent: true,
    data: z.object({ quizId: z.number(), flashcardCount: z.number() }),
  }),
  report: endpoint({
    summary: 'Tell the people who run this server what is wrong with a shared set',
    method: 'POST',
    path: '/shared/:token/report',
    auth: 'none',
    params: byToken,
    body: z.strictObject({ reason: ReasonSchema }),
    bodyLimit: BODY_LIMIT.filter,
    data: NothingSchema,
  }),
};
