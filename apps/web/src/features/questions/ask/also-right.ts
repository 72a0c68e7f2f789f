import type { Term } from './term-index';

const BRACKETS = /^(.+?)\s*\((.+)\)$/su;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Tells which terms a question must not offer as wrong: other words for the right one, and what it says itself. */
export function findAlsoRight(asked: Term): (other: Term) => boolean {
  const sentence = toStems(asked.definition);
  const names = toNames(asked.folded);
  return ({ folded }) => {
    const others = toNames(folded);
    return (
      others.all.some((name) => sentence.includes(name)) ||
      names.all.includes(others.whole) ||
      others.all.includes(names.whole) ||
      isKindOf(names.whole, others.whole, asked.language) ||
      isKindOf(others.whole, names.whole, asked.language)
    );
  };
}

/** A term, and where it has brackets what stands before and in them. */
function toNames(folded: string): { whole: string; all: string[] } {
  const whole = toStems(folded);
  const all = [whole, ...(BRACKETS.exec(folded)?.slice(1) ?? []).map(toStems)];
  return { whole, all: all.filter((name) => name.trim() !== '') };
}

/** Active transport is a transport, and a law of motion a law; a cell wall is not a cell. */
function isKindOf(name: string, general: string, language: Term['language']): boolean {
  if (name.length <= general.length) {
    return false;
  }
  return language === 'vi'
    ? name.startsWith(general)
    : name.endsWith(general) || name.startsWith(`${general}of `);
}

/** Words without the ending of their plural, each between spaces. */
function toStems(text: string): string {
  const words = text.match(WORD) ?? [];
  return ` ${words.map((word) => word.replace(/(\p{L}{2}[^sui])s$/u, '$1')).join(' ')} `;
}
