import { mediaEndpoints, sharedEndpoints } from '@scholar/contract';
import { createContext, useContext, useMemo } from 'react';
import type { Api } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { readToken } from '../../lib/storage/token';

/** The link by which the cards on the screen are seen; undefined where they are the student's or the team's. */
export const LinkTokenContext = createContext<string | undefined>(undefined);

/** So many pictures stay in memory while cards are turned back and forth. */
const KEPT = 100;

type Kept = { session: string | null; blobs: Map<string, Promise<Blob>> };
let kept: Kept = { session: null, blobs: new Map() };

export type ReadMedia = (mediaId: string) => Promise<Blob>;

export function useReadMedia(): ReadMedia {
  const api = useApi();
  const linkToken = useContext(LinkTokenContext);
  return useMemo(
    () => (mediaId: string) =>
      remember(`${linkToken ?? ''} ${mediaId}`, () => readMediaFile(api, mediaId, { linkToken })),
    [api, linkToken],
  );
}

export async function readMediaFile(
  api: Api,
  mediaId: string,
  { linkToken: token, signal }: { linkToken?: string | undefined; signal?: AbortSignal } = {},
): Promise<Blob> {
  const options = { isQuiet: true, ...(signal && { signal }) };
  const file =
    token === undefined
      ? await api(mediaEndpoints.read, { params: { mediaId } }, options)
      : await api(sharedEndpoints.media, { params: { token, mediaId } }, options);
  if (!(file instanceof Blob)) {
    throw new Error('A browser reads files as a whole.');
  }
  return file;
}

/** Nothing outlives the session it was read in. */
function remember(key: string, load: () => Promise<Blob>): Promise<Blob> {
  const session = readToken();
  if (kept.session !== session) {
    kept = { session, blobs: new Map() };
  }
  const { blobs } = kept;
  const known = blobs.get(key);
  const blob = known ?? load();
  // The one asked for last stands last, and the first goes.
  blobs.delete(key);
  blobs.set(key, blob);
  if (!known) {
    blob.catch(() => blobs.delete(key));
  }
  for (const oldest of [...blobs.keys()].slice(0, Math.max(0, blobs.size - KEPT))) {
    blobs.delete(oldest);
  }
  return blob;
}
