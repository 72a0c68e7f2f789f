import { onSentText, type SummaryDraft, toFlashcards } from '@scholar/ai';
import {
  DOCUMENT_MAX_BYTES,
  type Flashcards,
  type FlashcardsNews,
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
      { signal, asker, tell }: Asking & { tell?: (news: FlashcardsNews) => void },
    ): Promise<Flashcards> {
      refuseTooLarge(request.document_text);
      const make = async (
        stillWanted: AbortSignal,
        tellAll: (news: FlashcardsNews) => void,
      ): Promise<Flashcards> => {
        const { text, offset, isForVietnamese } = splitInstruction(request.document_text);
        const { draft, engine: by } = await engine.makeFlashcards(
          {
            text,
            count: request.num_keywords,
            ...hintsOf(request),
            ...(isForVietnamese && { answerIn: 'vi' as const }),
          },
          {
            signal: stillWanted,
            asker: asker.key,
            mayCall: () => takeCall(asker),
            onCards: (cards) => tellAll({ cards: onSentText(cards, offset) }),
          },
        );
        const asking = { asked: request.num_keywords, offset, isForVietnamese };
        return { ...toFlashcards(draft, asking), engine: by };
      };
      return cache.remember({ task: 'flashcards', request }, signal, { make, isLasting }, tell);
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
