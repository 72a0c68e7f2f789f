/** What inflection puts behind a word, whatever its length. */
const INFLECTIONS = new Set(['', 's', 'es', 'ed', 'ing']);
/** What turns a word into its verb, noun or adjective. 'ism' and 'ist' name something else. */
const DERIVATIONS = new Set(
  's es e ed d ing er ers or ors ion ions ation ations ational ate ates ated ating ative ize izes ized izing ization ise ises ised ising isation ze zes zed zing zation sed sing is al ally ly ity ment ments ic ical ically tic tical cy ous able ible y ies ied ying ive ively ance ence ancy ency ant ent t ting ted ts'
    .split(' ')
    .concat(''),
);
const STEM = { inflected: 4, derived: 5 };

/** Whether two words are one in another form: 'evaporation' and 'evaporates'. */
export function hasSameStem(one: string, other: string): boolean {
  if (one === other) {
    return true;
  }
  const shorter = Math.min(one.length, other.length);
  let stem = 0;
  while (stem < shorter && one[stem] === other[stem]) {
    stem += 1;
  }
  if (stem < STEM.inflected) {
    return false;
  }
  const ends = [one.slice(stem), other.slice(stem)];
  // The last letter of a stem may be doubled or dropped: 'stop', 'stopping'; 'force', 'forcing'.
  return (
    ends.every((end) => INFLECTIONS.has(end)) ||
    (stem >= STEM.derived && ends.every((end) => DERIVATIONS.has(end)))
  );
}
