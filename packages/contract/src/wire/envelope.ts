import * as z from 'zod/mini';
import { ERROR_CODES } from './errors';

/** What every main API answer looks like; `errorCode` and `messageId` stand only on errors. */
export const EnvelopeSchema = z.object({
  responseCode: z.number(),
  message: z.string(),
  data: z.unknown(),
  errorCode: z.optional(z.enum(ERROR_CODES)),
  /** Which sentence of the contract `message` is, for those who say it in another language. */
  messageId: z.optional(z.string()),
});
export type Envelope = z.infer<typeof EnvelopeSchema>;

/** Calls that answer with a status alone: what stands beside it is not looked at. */
export const NothingSchema = z.catch(z.null(), null);

/** An answer in lines, each of them JSON. */
export const LINES_TYPE = 'application/x-ndjson';

/** The last line of an answer that failed after its first one: what the body would have been. */
export const ErrorLineSchema = z.object({ error: EnvelopeSchema });
