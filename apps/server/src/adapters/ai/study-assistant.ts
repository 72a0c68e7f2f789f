import type { CardsDraft, SummaryDraft } from '@scholar/ai';
import {
  type AiNotice,
  DOCUMENT_MAX_BYTES,
  type Flashcards,
  type FlashcardsRequest,
  splitInstruction,
  STUDY_MESSAGES,
  type Summary,
  type SummaryRequest,
} from '@scholar/contract';
import { AppError, type Asker } from '@scholar/domain';
import type { AnswerCache } from './answer-cache';
import type { AnsweringEngine } from './answering-engine';
import type { TakeCall } from './daily-calls';

/** Who asks: gone when the signal aborts, and charged for calls to a provider. */
type Asking = { signal: AbortSignal; asker: Asker };

export type StudyAssistant = ReturnType<typeof createStudyAssistant>;

/** The two AI calls: what was asked goes to the engine, what it found goes out in the contract's shape. */
export function createStudyAssistant({
  engine,
  cache,
  takeCall,
}: {
  engine: AnsweringEngine;
  cache: AnswerCache;
  takeCall: TakeCall;
}) {
  return {
    async summarize(request: SummaryRequest, { signal, asker }: Asking): Promise<Summary> {
      refuseTooLarge(request.document_text);
      return cache.remember({ task: 'summarize', request }, signal, {
        make: async (stillWanted) => {
          const { draft, engine: by } = await engine.summarize(
            { text: request.document_text, ...hintsOf(request) },
            { signal: stillWanted, asker: asker.key, mayCall: () => takeCall(asker) },
          );
          return { ...toSummary(draft), engine: by };
        },
        isLasting,
      });
    },

    async makeFlashcards(
      request: FlashcardsRequest,
      { signal, asker }: Asking,
    ): Promise<Flashcards> {
      refuseTooLarge(request.document_text);
      return cache.remember({ task: 'flashcards', request }, signal, {
        make: async (stillWanted) => {
          const { text, offset, isForVietnamese } = splitInstruction(request.document_text);
          const { draft, engine: by } = await engine.makeFlashcards(
            {
              text,
              count: request.num_keywords,
              ...hintsOf(request),
              ...(isForVietnamese && { answerIn: 'vi' as const }),
            },
            { signal: stillWanted, asker: asker.key, mayCall: () => takeCall(asker) },
          );
          const notice = noticeOf(draft, { asked: request.num_keywords, isForVietnamese });
          return { ...toFlashcards(draft, offset), engine: by, ...(notice && { notice }) };
        },
        isLasting,
      });
    },
  };
}

/** What a stand-in made or what leaves out a part may be better the next time. */
function isLasting({ engine, notice }: Pick<Flashcards, 'engine' | 'notice'>): boolean {
  return engine?.isFallback !== true && notice !== 'part_missing';
}

function refuseTooLarge(text: string) {
  if (Buffer.byteLength(text) > DOCUMENT_MAX_BYTES) {
    throw new AppError('too_large', STUDY_MESSAGES.documentTextTooLarge);
  }
}

function hintsOf({ language, emphasis, headings }: SummaryRequest) {
  return {
    ...(language && { language }),
    ...(emphasis && { emphasis }),
    ...(headings && { headings }),
  };
}

function toSummary(draft: SummaryDraft): Summary {
  return {
    summarized_content: draft.content,
    generated_document_name: draft.name,
    field_of_document: draft.field,
    sources: draft.sentences.map(({ sentence, source }) => ({ sentence, ...source })),
    ...(draft.language && { language: draft.language }),
    ...(draft.isPartial && { notice: 'part_missing' }),
  };
}

/** Offsets count from the start of what was sent, instruction included. */
function toFlashcards(draft: CardsDraft, offset: number): Flashcards {
  const shift = <T extends { start: number; end: number }>(place: T): T => ({
    ...place,
    start: place.start + offset,
    end: place.end + offset,
  });
  const onSent = (card: CardsDraft['cards'][number]) => ({ ...card, source: shift(card.source) });
  return {
    flashcards: {
      keywords: draft.cards.map(onSent),
      ...(draft.maybe.length > 0 && { maybe: draft.maybe.map(onSent) }),
    },
    coverage: {
      ...draft.coverage,
      withoutCards: draft.coverage.withoutCards.map(shift),
    },
    dropped: draft.dropped,
    ...(draft.language && { language: draft.language }),
  };
}

/** What matters most to whoever asked: no cards at all, the wrong language, a part left out, too few. */
function noticeOf(
  { cards, maybe, language, isPartial }: CardsDraft,
  { asked, isForVietnamese }: { asked: number; isForVietnamese: boolean },
): AiNotice | undefined {
  if (cards.length + maybe.length === 0) {
    return 'no_cards';
  }
  if (isForVietnamese && language !== 'vi') {
    return 'not_translated';
  }
  if (isPartial) {
    return 'part_missing';
  }
  return cards.length < asked ? 'fewer_than_asked' : undefined;
}
