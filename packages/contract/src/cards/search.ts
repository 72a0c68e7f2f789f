import * as z from 'zod/mini';
import { KEYWORD_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { countCharacters, isBlank, text } from '../text/text';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { DocumentRowSchema } from './documents';
import { FlashcardSchema } from './flashcards';
import { CardSetSchema } from './sets';

export const SearchHitsSchema = z.object({
  documents: z.array(DocumentRowSchema),
  sets: z.array(CardSetSchema),
  cards: z.array(FlashcardSchema),
});
export type SearchHits = z.output<typeof SearchHitsSchema>;

export const searchEndpoints = {
  find: endpoint({
    summary: 'The newest documents, sets and flashcards with the words, a few of each',
    method: 'GET',
    path: '/search',
    auth: 'required',
    query: z.strictObject({
      keyword: text({ max: KEYWORD_MAX, message: STUDY_MESSAGES.keyword }).check(
        z.overwrite((typed) => typed.trim()),
        z.refine(
          (typed) => !isBlank(typed) && countCharacters(typed) <= KEYWORD_MAX,
          STUDY_MESSAGES.keyword,
        ),
      ),
    }),
    bodyLimit: BODY_LIMIT.none,
    data: SearchHitsSchema,
  }),
};
