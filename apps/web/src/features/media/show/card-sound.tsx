import type { CardMedia } from '@scholar/contract';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { useReadMedia } from '../media-source';
import { mediaTexts } from '../media.texts';
import styles from './card-pictures.module.css';

/** Loaded when it is played; pressed again it starts anew. */
export function CardSound({ sound: { mediaId, alt } }: { sound: CardMedia }) {
  const texts = useTexts(mediaTexts);
  const readMedia = useReadMedia();
  const playing = useRef<{ audio: HTMLAudioElement; url: string }>(undefined);
  const [hasFailed, setHasFailed] = useState(false);

  function stop() {
    if (playing.current) {
      playing.current.audio.pause();
      URL.revokeObjectURL(playing.current.url);
      playing.current = undefined;
    }
  }
  useEffect(() => stop, []);

  async function handlePlay() {
    stop();
    try {
      const url = URL.createObjectURL(await readMedia(mediaId));
      const audio = new Audio(url);
      playing.current = { audio, url };
      await audio.play();
      setHasFailed(false);
    } catch {
      // Not loaded, or a kind of sound that this browser does not play.
      setHasFailed(true);
    }
  }

  return (
    <span className={styles.sound} data-keeps-tap>
      <IconButton
        label={alt === '' ? texts.play : texts.playNamed(alt)}
        icon={<Volume2 />}
        variant="outlined"
        onClick={() => void handlePlay()}
      />
      {hasFailed && (
        <span role="status" className={styles.missing}>
          {texts.notPlayed}
        </span>
      )}
    </span>
  );
}
