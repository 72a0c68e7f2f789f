import { type CardMedia, type CardSide, MEDIA_FILE, mediaEndpoints } from '@scholar/contract';
import { useRef, useState } from 'react';
import { isCode, saveSignal, serverMessage } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';

export type UploadTrouble = { message: string | undefined; isFull: boolean };

/** Sends files one after the other; each is told of as soon as it is kept. */
export function useUpload(side: CardSide, onAdded: (media: CardMedia) => void) {
  const api = useApi();
  const [waiting, setWaiting] = useState(0);
  const [trouble, setTrouble] = useState<UploadTrouble>();
  const lastRef = useRef(Promise.resolve());

  async function send(file: File) {
    const form = new FormData();
    form.append(MEDIA_FILE.field, file, 'media');
    try {
      const options = { form, isQuiet: true, signal: saveSignal() };
      const { bytes: _, ...kept } = await api(mediaEndpoints.upload, {}, options);
      onAdded({ ...kept, side, alt: '' });
    } catch (error) {
      setTrouble({ message: serverMessage(error), isFull: isCode(error, 'plan_limit') });
    }
  }

  return {
    isBusy: waiting > 0,
    trouble,
    forgetTrouble: () => setTrouble(undefined),
    add(files: readonly File[]) {
      setTrouble(undefined);
      setWaiting((count) => count + files.length);
      for (const file of files) {
        lastRef.current = lastRef.current
          .then(() => send(file))
          .finally(() => setWaiting((count) => count - 1));
      }
    },
  };
}
