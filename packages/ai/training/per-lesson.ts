import type { Lexicon } from '../src/english/lexicon';
import type { Lesson } from './examples';

/** Works something out once for each lesson: it is the same whatever books are left out. */
export function perLesson<T>(make: (lesson: Lesson, lexicon: Lexicon) => T) {
  const known = new WeakMap<Lesson, T>();
  return (lesson: Lesson, lexicon: Lexicon): T => {
    const made = known.get(lesson) ?? make(lesson, lexicon);
    known.set(lesson, made);
    return made;
  };
}
