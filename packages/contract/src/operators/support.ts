import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { boundedText, countCharacters, isBlank, text } from '../text/text';

/** In characters. */
export const SUPPORT_MESSAGE = { min: 10, max: 5_000 } as const;
export const SUPPORT_PAGE_MAX = 200;
export const SUPPORT_PER_HOUR = 5;

export const SUPPORT_MESSAGES = {
  tooShort: `Please tell us a little more: at least ${SUPPORT_MESSAGE.min} characters.`,
  tooLong: `A message has at most ${SUPPORT_MESSAGE.max.toLocaleString('en-US')} characters.`,
  page: 'page must be the path of a page, such as /study.',
  tooMany: 'You have sent several messages already. Please try again in an hour.',
  notSetUp: 'Support is not set up yet.',
} as const;

/** A path alone: what follows it may be the token of an invitation. */
const PAGE = new RegExp(`^/[^\\s?#\\p{C}]{0,${SUPPORT_PAGE_MAX - 1}}$`, 'u');

export const SupportRequestSchema = z.strictObject({
  message: text({
    max: SUPPORT_MESSAGE.max,
    message: SUPPORT_MESSAGES.tooShort,
    tooLong: SUPPORT_MESSAGES.tooLong,
  }).check(
    z.overwrite((message) => message.trim()),
    z.refine(
      (message) => !isBlank(message) && countCharacters(message) >= SUPPORT_MESSAGE.min,
      SUPPORT_MESSAGES.tooShort,
    ),
    z.refine(
      (message) => countCharacters(message) <= SUPPORT_MESSAGE.max,
      SUPPORT_MESSAGES.tooLong,
    ),
  ),
  page: boundedText({ max: SUPPORT_PAGE_MAX, message: SUPPORT_MESSAGES.page }).check(
    z.regex(PAGE, SUPPORT_MESSAGES.page),
  ),
});
export type SupportRequest = z.output<typeof SupportRequestSchema>;

export const supportEndpoints = {
  read: endpoint({
    summary: 'Whether somebody answers messages here, and whether the student comes first',
    method: 'GET',
    path: '/support',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: z.object({ isSetUp: z.boolean(), isPriority: z.boolean() }),
  }),
  send: endpoint({
    summary: 'Send a message to the people who run this server',
    method: 'POST',
    path: '/support',
    auth: 'required',
    body: SupportRequestSchema,
    bodyLimit: BODY_LIMIT.card,
    isIdempotent: true,
    data: z.null(),
  }),
};
