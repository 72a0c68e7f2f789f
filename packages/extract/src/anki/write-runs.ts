export const BOLD = 1;
export const ITALIC = 2;
export const CODE = 4;
export const SUB = 8;
export const SUP = 16;

/** Text in one style; a lead is the sign of a list's item. */
export type TextRun = { text: string; style: number; isLead: boolean };

const SIGNS: readonly (readonly [style: number, sign: string])[] = [
  [CODE, '`'],
  [SUB, '~'],
  [SUP, '^'],
  [ITALIC, '*'],
  [BOLD, '**'],
];

/** What cards can raise and lower: '2', 'max', '3+'. */
const SMALL = /^[+\-−]?[\p{L}\p{N}]{1,12}[+\-−]?$/u;

/** The small Markdown of cards. Where everything is bold or italic, nothing stands out. */
export function writeRuns(lines: readonly TextRun[][]): string {
  const words = lines.flat().filter(({ text, isLead }) => !isLead && text.trim() !== '');
  const overall = [BOLD, ITALIC].filter((style) => words.every((run) => (run.style & style) !== 0));
  const dropped = overall.reduce((sum, style) => sum | style, 0);
  return lines
    .map((runs) => writeLine(runs.map((run) => ({ ...run, style: run.style & ~dropped }))))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^\n+|\n+$/g, '');
}

function writeLine(runs: readonly TextRun[]): string {
  const joined = joinRuns(runs);
  const isOnlyLead = joined.every(({ text, isLead }) => isLead || text.trim() === '');
  if (isOnlyLead) {
    return '';
  }
  const lead = joined[0]?.isLead ? joined[0].text : '';
  const rest = joined
    .slice(lead === '' ? 0 : 1)
    .map(writeRun)
    .join('');
  const isCode = ((joined[lead === '' ? 0 : 1]?.style ?? 0) & CODE) !== 0;
  return lead + (isCode ? rest.trimEnd() : rest.replaceAll(/ {2,}/g, ' ').trim());
}

function joinRuns(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.style === run.style && !last.isLead && !run.isLead) {
      last.text += run.text;
    } else if (run.text !== '') {
      joined.push({ ...run });
    }
  }
  return joined;
}

/** Signs stand close to the words they belong to. */
function writeRun({ text, style }: TextRun): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === '' || style === 0) {
    return text;
  }
  if ((style & CODE) !== 0) {
    return words.includes('`') ? text : `\`${before}${words}\`${after}`;
  }
  const signed = SIGNS.reduce((inner, [flag, sign]) => {
    const isFit = flag === BOLD || flag === ITALIC || SMALL.test(words);
    return (style & flag) !== 0 && isFit ? `${sign}${inner}${sign}` : inner;
  }, words);
  return `${before}${signed}${after}`;
}
