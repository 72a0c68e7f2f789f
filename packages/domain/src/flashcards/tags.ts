import { foldForSearch, isSameTag, STUDY_MESSAGES, TAGS_MAX } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { TagCount } from './flashcards.ports';

/** The tags of a card after a change. One that the card has in another spelling stays as it is. */
export function changeTags(
  tags: readonly string[],
  { add = [], remove = [] }: { add?: string[] | undefined; remove?: string[] | undefined },
): string[] {
  const changed = tags.filter((tag) => !remove.some((other) => isSameTag(tag, other)));
  for (const tag of add) {
    if (!changed.some((other) => isSameTag(tag, other))) {
      changed.push(tag);
    }
  }
  if (changed.length > TAGS_MAX && changed.length > tags.length) {
    throw new AppError('invalid_input', STUDY_MESSAGES.tooManyTags);
  }
  return changed;
}

/** One entry for all spellings of a tag, written as most cards have it, in alphabetical order. */
export function joinSpellings(spellings: readonly TagCount[]): TagCount[] {
  const joined = new Map<string, TagCount>();
  for (const { tag, count } of spellings.toSorted((one, other) => other.count - one.count)) {
    const key = foldForSearch(tag);
    const known = joined.get(key);
    joined.set(key, { tag: known?.tag ?? tag, count: (known?.count ?? 0) + count });
  }
  return [...joined].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, tag]) => tag);
}
