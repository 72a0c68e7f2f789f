import { DEFAULT_SUMMARY, type Field, FIELDS } from '@scholar/contract';
import * as z from 'zod/mini';
import type { SourcedSentence, StudyRequest, SummaryDraft, Work } from '../engine';
import { isInLanguage } from '../reading/language';
import { nextTurn } from '../reading/next-turn';
import { type ReadDocument, readDocument } from '../reading/read-document';
import { isReadable } from '../reading/readable';
import { findKeyPhrase } from '../title/key-phrase';
import { findOwnTitle, TITLE_MAX_CHARACTERS, writeTitle } from '../title/title-line';
import { type Answer, type SentenceItem, sentenceList } from './answers';
import { askChunks } from './ask-chunks';
import { askForItems } from './ask-for-items';
import { type Chunk, cutChunks } from './chunks';
import { createSourceFinder } from './checks/find-source';
import { RANK_WEIGHT } from './limits';
import { LlmFailure } from './llm-failure';
import type { ModelAccess } from './model-access';
import { passageOf } from './passage';
import { createEchoFinder } from '../reading/near-duplicates';
import { summaryPrompt } from './prompts';
import { createOrdinaryFinder } from './checks/names';
import { isSupportedBy, isWordedLike } from './checks/support';

const SENTENCES_MAX = 16;
/** Sentences of a summary for so many words: 6 for a chapter of 1,500, 8 for 4,000. */
const sentencesFor = (words: number) =>
  Math.min(SENTENCES_MAX, Math.ceil(words / 40), Math.max(1, Math.round(0.42 * words ** 0.355)));

type ChunkAnswer = { chunk: Chunk; answer: Answer<SentenceItem> };

/** Sentences in the model's own words, each checked against the one it cites. */
export async function makeLlmSummary(
  { ask, reach, timeoutMs }: ModelAccess,
  { text, language, headings }: StudyRequest,
  work: Work,
): Promise<SummaryDraft> {
  const document = readDocument(text, language, headings);
  const { chunks, isPartial: isTooLong } = cutChunks(document, { reach });
  const wanted = Math.max(1, sentencesFor(document.tokens.count));
  const perChunk = Math.ceil(wanted / chunks.length) + 1;
  const { answers, isPartial } = await askChunks(
    chunks,
    (chunk, limits) =>
      askForItems(ask, {
        prompt: summaryPrompt(passageOf(document, chunk), {
          count: perChunk,
          answerIn: document.language,
        }),
        list: sentenceList(perChunk),
        limits,
      }),
    { work, timeoutMs, parallel: reach.parallel },
  );
  const sentences = await chooseBest(document, answers, { wanted, signal: work.signal });
  if (sentences.length === 0) {
    throw new LlmFailure('nothing_usable');
  }
  return {
    content: sentences.map(({ sentence }) => sentence).join(' '),
    name: nameOf(document, answers, headings),
    field: fieldOf(answers),
    language: document.language,
    sentences,
    isPartial: isPartial || isTooLong,
  };
}

/** The most important ones that hold, in the order of the text. */
async function chooseBest(
  document: ReadDocument,
  answers: readonly ChunkAnswer[],
  { wanted, signal }: { wanted: number; signal: AbortSignal },
): Promise<SourcedSentence[]> {
  const { text, plain, language } = document;
  const speech = { isTranslated: false, isOrdinary: createOrdinaryFinder(text) };
  const isEcho = createEchoFinder();
  const good: (SourcedSentence & { score: number })[] = [];
  for (const { chunk, answer } of answers) {
    // Others wait for this thread, and whoever asked may have left.
    await nextTurn();
    signal.throwIfAborted();
    const findSource = createSourceFinder(document, chunk);
    const items = answer.items.toSorted((a, b) => b.importance - a.importance);
    for (const [rank, { sentence, quote, importance }] of items.entries()) {
      const source = findSource(quote);
      if (
        source &&
        isInLanguage(sentence, language, quote) &&
        isSupportedBy(sentence, plain.slice(source.start, source.end), speech)
      ) {
        const score = importance - rank * RANK_WEIGHT;
        good.push({ score, sentence: sentence.replaceAll(/\s+/g, ' '), source });
      }
    }
  }
  return good
    .toSorted((a, b) => b.score - a.score)
    .filter(({ sentence }) => !isEcho(sentence))
    .slice(0, wanted)
    .toSorted((a, b) => a.source.start - b.source.start)
    .map(({ sentence, source }) => ({ sentence, source }));
}

const TitleSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));

/** The document's own title, else the model's where its words are the document's. */
function nameOf(
  document: ReadDocument,
  answers: readonly ChunkAnswer[],
  headings: readonly string[] | undefined,
): string {
  const own = findOwnTitle(document, headings);
  if (own !== undefined) {
    return writeTitle(own);
  }
  const beginning = document.text.slice(0, TITLE_MAX_CHARACTERS * 2).trim();
  const proposed = TitleSchema.safeParse(answers[0]?.answer.rest['title']).data;
  const isFit =
    proposed !== undefined && isReadable(proposed) && isWordedLike(proposed, document.text);
  const name = isFit ? proposed : (findKeyPhrase(document) ?? beginning);
  return writeTitle(name) || DEFAULT_SUMMARY.name;
}

const FieldSchema = z.enum(FIELDS);

/** What most parts of the text were taken for. */
function fieldOf(answers: readonly ChunkAnswer[]): Field {
  const votes = new Map<Field, number>();
  for (const { answer } of answers) {
    const field = FieldSchema.safeParse(answer.rest['field']).data;
    if (field) {
      votes.set(field, (votes.get(field) ?? 0) + 1);
    }
  }
  const [best] = [...votes].toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? 'Other';
}
