import { type Field, findField } from '@scholar/contract';
import type { FieldWords } from '../src/field/detect-field';
import { STOP_WORDS } from '../src/reading/stop-words';
import type { Lesson } from './examples';

const WORDS_PER_FIELD = 80;
const LESSONS_MIN = 6;
const LETTERS_MIN = 4;

/** The words that the books of one subject use in many sections and the others in hardly any. */
export function trainFields(lessons: readonly Lesson[]): FieldWords {
  const bySubject = new Map<Field, Map<string, number>>();
  const everywhere = new Map<string, number>();
  const sizes = new Map<Field, number>();
  for (const { example, document } of lessons) {
    const field = findField(example.subject);
    if (!field) {
      continue;
    }
    const counts = bySubject.get(field) ?? new Map<string, number>();
    bySubject.set(field, counts);
    sizes.set(field, (sizes.get(field) ?? 0) + 1);
    for (const word of document.tokens.vocabulary) {
      if (word.length >= LETTERS_MIN && /^\p{L}+$/u.test(word) && !STOP_WORDS.has(word)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        everywhere.set(word, (everywhere.get(word) ?? 0) + 1);
      }
    }
  }
  const result: FieldWords = {};
  for (const [field, counts] of bySubject) {
    const size = sizes.get(field) ?? 1;
    const others = lessons.length - size;
    result[field] = [...counts]
      .filter(([, count]) => count >= LESSONS_MIN)
      .map(([word, count]) => {
        const elsewhere = (everywhere.get(word) ?? 0) - count;
        const share = count / size;
        return { word, worth: Math.sqrt(share) * Math.log(share / ((elsewhere + 0.5) / others)) };
      })
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, WORDS_PER_FIELD)
      .map(({ word }) => word);
  }
  return result;
}
