import { aiEndpoints, VIETNAMESE_PREFIX } from '@scholar/contract';
import { useApi } from '../../lib/api/api-context';
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

  return {
    state,
    cancel,
    forgetFailure,
    async generate(source: SourceDocument, { asked, prefix }: { asked: number; prefix: string }) {
      // Half a surrogate pair cannot be sent; its replacement is as long, so that passages stay right.
      const text = prefix + source.text.toWellFormed();
      const { emphasis, headings } = source;
      await generate({
        ask: (signal) =>
          api(
            aiEndpoints.flashcards,
            { body: { document_text: text, num_keywords: asked, emphasis, headings } },
            { isQuiet: true, signal },
          ),
        onAnswer: (answer) =>
          onBatch(
            toBatch(answer, {
              asked,
              offset: prefix.length,
              source,
            }),
          ),
        onFailure,
      });
    },
  };
}

export function toPrefix(isVietnamese: boolean): string {
  return isVietnamese ? VIETNAMESE_PREFIX : '';
}
