import { useEffect, useState } from 'react';
import { useReadMedia } from '../media-source';

type Loaded = { mediaId: string; url?: string };

/** An address for the bytes of a picture or sound, which only calls with the token get; made when it is wanted. */
export function useMediaUrl(mediaId: string, isWanted: boolean) {
  const readMedia = useReadMedia();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let url: string | undefined;
    let isGone = false;
    readMedia(mediaId).then(
      (blob) => {
        if (!isGone) {
          url = URL.createObjectURL(blob);
          setLoaded({ mediaId, url });
        }
      },
      () => !isGone && setLoaded({ mediaId }),
    );
    return () => {
      isGone = true;
      if (url !== undefined) {
        URL.revokeObjectURL(url);
      }
    };
  }, [readMedia, mediaId, isWanted]);

  const isCurrent = loaded?.mediaId === mediaId;
  const url = isCurrent ? loaded.url : undefined;
  return { url, hasFailed: isCurrent && url === undefined };
}
