import { useState } from 'react';
import styles from './avatar.module.css';
import { toPictureUrl } from './picture-url';

/** Scenery beside the name it belongs to, so it has no name of its own. */
export function Avatar({
  name,
  picture,
  size,
}: {
  name: string;
  picture?: string | number[] | null | undefined;
  size: number;
}) {
  const url = toPictureUrl(picture);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const side = { width: size, height: size };
  if (url && url !== brokenUrl) {
    return (
      <img
        className={styles.avatar}
        style={side}
        src={url}
        alt=""
        onError={() => setBrokenUrl(url)}
      />
    );
  }
  return (
    <span
      className={styles.avatar}
      style={{ ...side, fontSize: Math.round(size * 0.38) }}
      aria-hidden="true"
    >
      {toInitials(name)}
    </span>
  );
}

/** The last two words: in Vietnamese that is where the given name stands. */
function toInitials(name: string): string {
  const words = name
    .split(/[\s_]+/)
    .filter(Boolean)
    .slice(-2);
  return words.map((word) => ([...word][0] ?? '').toLocaleUpperCase()).join('');
}
