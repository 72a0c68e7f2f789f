import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { BODY_LIMIT } from './limits';

/** Made piece by piece on the one side, whole on the other. */
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
