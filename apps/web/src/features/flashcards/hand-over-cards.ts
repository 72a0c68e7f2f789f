import { CARD_COUNT, type Flashcards } from '@scholar/contract';
import { drafts } from '../../lib/drafts/drafts';
import { readSession } from '../../lib/session/session';
import { NO_SOURCE } from '../import-document/public';
import { toBatch } from './cards/batch';
import { FLASHCARDS_DRAFT, type FlashcardsDraft } from './flashcards-draft';

/** Cards that were made elsewhere wait in the generator, also for a guest who is about to sign up. */
export async function handOverCards(text: string, answer: Flashcards): Promise<void> {
  const source = { ...NO_SOURCE, text };
  const draft: FlashcardsDraft = {
    source,
    isVietnamese: null,
    count: String(CARD_COUNT.default),
    keepsDocument: true,
    quizName: '',
    shown: toBatch(answer, { asked: CARD_COUNT.default, offset: 0, source }),
    earlier: [],
  };
  await drafts.keep(readSession().user?.userId ?? null, FLASHCARDS_DRAFT, draft);
}
