/** Finding the direction of every paragraph anew costs a third of a second with a book. */
const LONG = 100_000;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Each paragraph in its own direction; a very long text all in that of its first letter. */
export function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= LONG) {
    return 'auto';
  }
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
