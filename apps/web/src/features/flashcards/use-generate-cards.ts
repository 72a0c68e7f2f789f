import { aiEndpoints, VIETNAMESE_PREFIX } from '@scholar/contract';
import { useApi } from '../../lib/api/api-context';
import { DEVICE_LIMIT_MS, useBrowserModel } from '../browser-model/public';
import { useGeneration } from '../generation/public';
import type { SourceDocument } from '../import-document/public';
import { type Batch, toBatch } from './cards/batch';

/** One batch of cards at a time. */
export function useGenerateCards({
  onBatch,
  onFailure,
}: {
  onBatch: (batch: Batch) => void;
  onFailure: () => void;
}) {
  const api = useApi();
  const { state, generate, cancel, forgetFailure } = useGeneration();
  const browserModel = useBrowserModel();

  return {
    state,
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
      await generate({
        ask: (signal) =>
          api(
            aiEndpoints.flashcards,
            { body: { document_text: prefix + text, num_keywords: asked, emphasis, headings } },
            { isQuiet: true, signal },
          ),
        onAnswer: (answer) => onBatch(toBatch(answer, { asked, offset: prefix.length, source })),
        onFailure,
      });
    },
  };
}

export function toPrefix(isVietnamese: boolean): string {
  return isVietnamese ? VIETNAMESE_PREFIX : '';
}
