const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu'.split(' ');
/** Another word for each of 3,375 numbers. */
const nameOf = (at: number) =>
  [at, at / 15, at / 225].map((place) => SYLLABLES[Math.floor(place) % SYLLABLES.length]).join('');

const ENGLISH_FILLER =
  'Many people walked along the river on that day and talked about the weather of the last week. ';
const VIETNAMESE_FILLER =
  'Nhiều người đã đi dọc theo con sông vào ngày hôm đó và nói chuyện với nhau về thời tiết tuần trước. ';

const chaptersOf = (count: number, chapterOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => chapterOf(at)).join('\n\n');

/** Of more than twenty thousand words each, with something to know on every page. */
export const LONG_TEXTS: Record<string, string> = {
  'a book': chaptersOf(
    90,
    (at) =>
      `# Chapter ${at + 1}\n\n${ENGLISH_FILLER.repeat(14)}\n\nA ${nameOf(at)}ase is a protein of the ${nameOf(at + 90)} that splits ${nameOf(at + 180)} into its ${nameOf(at + 270)} and ${nameOf(at + 360)} halves.`,
  ),
  'notes with pairs': chaptersOf(
    110,
    (at) =>
      `## Unit ${at + 1}\n\n${ENGLISH_FILLER.repeat(11)}\n\n- **${nameOf(at)}ite**: a salt of ${nameOf(at + 800)} acid that dissolves in ${nameOf(at + 1_200)} oil\n- **${nameOf(at + 400)}ol**: the alcohol of every ${nameOf(at + 1_600)} plant in ${nameOf(at + 2_000)}`,
  ),
  'a text without headings or lines': chaptersOf(
    900,
    (at) =>
      `${ENGLISH_FILLER}The ${nameOf(at)}on is the smallest particle of a ${nameOf(at + 900)} ${nameOf(at + 1_800)} field.`,
  ).replaceAll('\n\n', ' '),
  'a Vietnamese book': chaptersOf(
    90,
    (at) =>
      `# Chương ${at + 1}\n\n${VIETNAMESE_FILLER.repeat(11)}\n\n- **Chất ${nameOf(at)}**: một loại prôtêin của tế bào giúp phân giải ${nameOf(at + 90)} thành hai phần ${nameOf(at + 180)} khác nhau`,
  ),
};
