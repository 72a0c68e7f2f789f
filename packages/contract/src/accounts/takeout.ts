import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';

/** The server streams it; the browser reads it as a whole. */
export type Archive = AsyncIterable<Uint8Array> | Blob;

export const takeoutEndpoints = {
  export: endpoint({
    summary: 'Everything the signed-in student owns, as JSON and as CSV',
    method: 'GET',
    path: '/user/export',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    answer: 'zip',
    data: z.custom<Archive>(),
  }),
};
