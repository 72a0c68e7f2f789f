import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';

/** How far the parameters of FSRS are fitted to the student's own answers. */
export const MemoryParametersSchema = z.object({
  /** Answers that counted so far, and how many it takes. */
  reviews: z.number(),
  needed: z.number(),
  /** False where the server has no optimiser: nothing is fitted then. */
  canFit: z.boolean(),
  /** Null until parameters were fitted once. */
  fitted: z.nullable(
    z.object({
      at: z.string(),
      /** Answers they were fitted to and judged by. */
      reviews: z.number(),
      /** False where the general parameters foretold no worse: then those go on. */
      isUsed: z.boolean(),
      /** Log loss on the last fifth of the answers, which they were not fitted to; less is better. Null where nothing could be judged. */
      lossDefault: z.nullable(z.number()),
      lossOwn: z.nullable(z.number()),
    }),
  ),
});
export type MemoryParameters = z.output<typeof MemoryParametersSchema>;

export const memoryParametersEndpoints = {
  get: endpoint({
    summary:
      'Whether the schedule follows how the student forgets, and how much better it foretells',
    method: 'GET',
    path: '/memory/parameters',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: MemoryParametersSchema,
  }),
};
