import {
  aiEndpoints,
  countUtf8Bytes,
  DOCUMENT_MAX_BYTES,
  isBlank,
  type Summary,
} from '@scholar/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, serverMessage } from '../../lib/api';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import { type SourceDocument, toTerms } from '../import-document/public';
import { summarizeTexts } from './summarize.texts';
import { type SummaryResult, toResult } from './summary-result';

/** The server gives up after a minute; this is for a connection that never answers. */
const LONGEST_WAIT_MS = 120_000;

export type GenerationState =
  | { kind: 'idle' | 'running' | 'cancelled' | 'ready' }
  | { kind: 'failed'; reason: string | undefined };

/** One summary at a time. Cancelled or failed, it leaves the earlier result as it is. */
export function useGeneration(onResult: (result: SummaryResult) => void) {
  const texts = useTexts(summarizeTexts);
  const api = useApi();
  const [state, setState] = useState<GenerationState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  function toReason(error: unknown): string | undefined {
    const isOffline = error instanceof ApiError && error.code === 'offline';
    return isOffline ? texts.offline : serverMessage(error);
  }

  async function generate(source: SourceDocument) {
    if (state.kind === 'running') {
      return;
    }
    const own = new AbortController();
    controller.current = own;
    setState({ kind: 'running' });
    // Half a letter cannot travel; its stand-in takes one place too, so that passages stay right.
    const text = source.text.toWellFormed();
    const { emphasis, headings } = source;
    try {
      const summary = await api(
        aiEndpoints.summarize,
        { body: { document_text: text, emphasis, headings } },
        {
          isQuiet: true,
          signal: AbortSignal.any([own.signal, AbortSignal.timeout(LONGEST_WAIT_MS)]),
        },
      );
      if (!own.signal.aborted) {
        refuseEmpty(summary);
        onResult(toResult(summary, { text, emphasis: toTerms([...headings, ...emphasis]) }));
        setState({ kind: 'ready' });
      }
    } catch (error) {
      if (!own.signal.aborted) {
        setState({ kind: 'failed', reason: toReason(error) });
      }
    }
  }

  function cancel() {
    controller.current?.abort();
    setState({ kind: 'cancelled' });
  }

  return { state, generate, cancel };
}

function refuseEmpty({ summarized_content: content }: Summary): void {
  if (isBlank(content)) {
    throw new ApiError('The summary is empty.', { code: 'bad_answer' });
  }
}

export type TextProblem = { kind: 'empty' } | { kind: 'too_long'; kilobytes: number };

export function findTextProblem(text: string): TextProblem | undefined {
  if (isBlank(text)) {
    return { kind: 'empty' };
  }
  const bytes = countUtf8Bytes(text);
  return bytes > DOCUMENT_MAX_BYTES
    ? { kind: 'too_long', kilobytes: Math.ceil(bytes / 1024) }
    : undefined;
}
