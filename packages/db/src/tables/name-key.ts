import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** An index has no room for more, and nobody looks further to tell two names apart. */
const COMPARED = 60;
/** Accents that make letters of the Vietnamese alphabet, in its order: ă â, ô ơ. */
const OF_LETTERS = ['0306', '0302', '031B'];
/** Behind every letter. */
const PLACES = '{|}';
/** Tones, and accents of other languages: they only tell how a letter is said. */
const OF_SOUNDS = '0300 0301 0303 0309 0323 0304 0307 0308 030A 030C 0327 0328'.split(' ');

const nameKeyType = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * A name as people put names in order, the same on every database: capitals and tones aside, đ after d, and 'Chapter 2'
 * before 'Chapter 10'.
 */
export function nameKey(column: string, name: string) {
  return nameKeyType(column).generatedAlwaysAs(sql.raw(toKey(name)));
}

function toKey(name: string): string {
  const apart = `lower(normalize(left(${name}, ${COMPARED}), NFD) collate "C")`;
  const withD = ['đ', 'Đ'].reduce((key, letter) => `replace(${key}, '${letter}', 'd{')`, apart);
  const accents = [...OF_LETTERS, ...OF_SOUNDS].map((accent) => `\\${accent}`).join('');
  const letters = `translate(${withD}, U&'${accents}', '${PLACES}')`;
  // Numbers become ten digits long.
  const padded = `regexp_replace(${letters}, '(\\d+)', '000000000\\1', 'g')`;
  return `regexp_replace(${padded}, '\\d*(\\d{10})', '\\1', 'g')`;
}
