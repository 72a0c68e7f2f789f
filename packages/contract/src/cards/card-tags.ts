import * as z from 'zod/mini';
import { TAG_MAX, TAGS_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { foldForSearch } from '../text/fold-for-search';
import { countCharacters, isBlank, text } from '../text/text';

export const TagSchema = text({ max: TAG_MAX, message: STUDY_MESSAGES.tags }).check(
  z.overwrite((tag) => tag.trim()),
  z.refine((tag) => !isBlank(tag) && countCharacters(tag) <= TAG_MAX, STUDY_MESSAGES.tags),
);

export const TagsSchema = z
  .array(TagSchema, STUDY_MESSAGES.tags)
  .check(z.maxLength(TAGS_MAX, STUDY_MESSAGES.tags));

/** Two spellings of one word are one tag: 'Sinh học' and 'sinh hoc'. */
export function isSameTag(one: string, other: string): boolean {
  return foldForSearch(one) === foldForSearch(other);
}
