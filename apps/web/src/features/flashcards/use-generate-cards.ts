import { aiEndpoints, type FlashcardsNews, VIETNAMESE_PREFIX } from '@scholar/contract';
import { useState } from 'react';
import { useApi } from '../../lib/api/api-context';
import { isLong } from '../../lib/text/text-parts';
import { DEVICE_LIMIT_MS, useBrowserModel } from '../browser-model/public';
import { useGeneration } from '../generation/public';
import type { SourceDocument } from '../import-document/public';
import { type Batch, toBatch } from './cards/batch';
import { toFirstBatch } from './cards/growing-batch';

/** One batch of cards at a time. Of a long text the first cards come before the rest. */
export function useGenerateCards({
  onBatch,
  onMore,
  onFailure,
}: {
  onBatch: (batch: Batch) => void;
  /** Further cards of a batch that was told of. */
  onMore: (batchId: string, more: Batch) => void;
  /** Not called where the first cards are there: they are worth keeping. */
  onFailure: () => void;
}) {
  const api = useApi();
  const { state, generate, cancel, forgetFailure } = useGeneration();
  const browserModel = useBrowserModel();
  const [growingId, setGrowingId] = useState<string | null>(null);

  return {
    state,
    /** The batch that was told of before the rest of it: it may be whole by now, or never become so. */
    growingId,
    isGrowing: state.kind === 'running' && growingId !== null,
    browserModel,
    cancel,
    forgetFailure,
    async generate(
      source: SourceDocument,
      {
        asked,
        isVietnamese,
        isOnDevice,
      }: { asked: number; isVietnamese: boolean; isOnDevice: boolean },
    ) {
      // Half a surrogate pair cannot be sent; its replacement is as long, so that passages stay right.
      const text = source.text.toWellFormed();
      const { emphasis, headings } = source;
      setGrowingId(null);
      if (isOnDevice) {
        await generate({
          ask: (signal) =>
            browserModel.makeCards(
              { text, count: asked, emphasis, headings, isForVietnamese: isVietnamese },
              signal,
            ),
          onAnswer: (answer) => onBatch(toBatch(answer, { asked, offset: 0, source })),
          onFailure,
          longestWaitMs: DEVICE_LIMIT_MS,
        });
        return;
      }
      const prefix = toPrefix(isVietnamese);
      const made = { asked, offset: prefix.length, source };
      let first: Batch | undefined;

      function show(batch: Batch) {
        if (first) {
          onMore(first.id, batch);
        } else {
          onBatch(batch);
        }
      }

      function handleNews(news: FlashcardsNews) {
        const batch = toFirstBatch(news, made);
        show(batch);
        first ??= batch;
        setGrowingId(first.id);
      }

      await generate({
        ask: (signal) =>
          api(
            aiEndpoints.flashcards,
            { body: { document_text: prefix + text, num_keywords: asked, emphasis, headings } },
            { isQuiet: true, signal, ...(isLong(text) && { onNews: handleNews }) },
          ),
        onAnswer: (answer) => show(toBatch(answer, made)),
        onFailure() {
          if (!first) {
            onFailure();
          }
        },
      });
    },
  };
}

export function toPrefix(isVietnamese: boolean): string {
  return isVietnamese ? VIETNAMESE_PREFIX : '';
}
