const NAME_MAX = 80;
/** Refused by one system or another, or meant as something else there. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;
/** Names of devices on Windows, whatever ending they have. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The title as the name of a file that every system takes. */
export function toFileName(title: string, ending: string): string {
  const safe = title.normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ');
  const short = [...safe]
    .slice(0, NAME_MAX)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const name = short === '' || DEVICE.test(short) ? `Scholar ${short}`.trim() : short;
  return `${name}.${ending}`;
}
