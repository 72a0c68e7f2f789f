import { useState } from 'react';
import styles from './avatar.module.css';

/** Hidden from screen readers, because the name stands beside it. */
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

/** The server may send the picture as base64 or as a list of byte values; both are JPEG. */
function toPictureUrl(picture: string | number[] | null | undefined): string | undefined {
  if (!picture || picture.length === 0) {
    return undefined;
  }
  const base64 = typeof picture === 'string' ? picture : toBase64(picture);
  return `data:image/jpeg;base64,${base64}`;
}

function toBase64(bytes: number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte & 0xff)).join(''));
}
