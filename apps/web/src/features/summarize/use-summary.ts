import { aiEndpoints, isBlank, type Summary } from '@scholar/contract';
import { ApiError } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { useGeneration } from '../generation/public';
import { type SourceDocument, toTerms } from '../import-document/public';
import { type SummaryResult, toResult } from './summary-result';

/** One summary at a time. Cancelled or failed, it leaves the earlier result as it is. */
export function useSummary(onResult: (result: SummaryResult) => void) {
  const api = useApi();
  const { state, generate, cancel, forgetFailure } = useGeneration();

  return {
    state,
    cancel,
    forgetFailure,
    async generate(source: SourceDocument) {
      // JSON cannot hold half a surrogate pair; its replacement has the same length, so offsets stay right.
      const text = source.text.toWellFormed();
      const { emphasis, headings } = source;
      await generate({
        async ask(signal) {
          const summary = await api(
            aiEndpoints.summarize,
            { body: { document_text: text, emphasis, headings } },
            { isQuiet: true, signal },
          );
          return refuseEmpty(summary);
        },
        onAnswer: (summary) =>
          onResult(toResult(summary, { text, emphasis: toTerms([...headings, ...emphasis]) })),
      });
    },
  };
}

function refuseEmpty(summary: Summary): Summary {
  if (isBlank(summary.summarized_content)) {
    throw new ApiError('The summary is empty.', { code: 'bad_answer' });
  }
  return summary;
}
