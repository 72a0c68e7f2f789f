import { documentEndpoints, type DocumentRow, toKeptSources } from '@scholar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Api, ApiError, saveSignal, serverMessage } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { logFailure } from '../../lib/queries/log-failure';
import { useSingleRun } from '../../lib/forms/use-single-run';
import { documentQueries } from '../documents/public';
import type { SummaryResult } from './summary-result';

type SaveState = { kind: 'idle' | 'saving' } | { kind: 'failed'; reason: string | undefined };

export function useSaveSummary() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const single = useSingleRun();

  async function save(result: SummaryResult, onSaved: (row: DocumentRow) => void) {
    if (!single.start()) {
      return;
    }
    setState({ kind: 'saving' });
    try {
      const row = await logFailure('Failed to save document', send(api, result));
      void queryClient.invalidateQueries({ queryKey: documentQueries.all });
      setState({ kind: 'idle' });
      onSaved(row);
    } catch (error) {
      setState({ kind: 'failed', reason: serverMessage(error) });
    } finally {
      single.end();
    }
  }

  return {
    state,
    save,
    /** Only what failed is over: a save on its way still has to be heard of. */
    forgetFailure: () => setState((old) => (old.kind === 'failed' ? { kind: 'idle' } : old)),
  };
}

/** A summary that was saved before is renamed where it lies, unless it was changed there since. */
async function send(api: Api, result: SummaryResult): Promise<DocumentRow> {
  // Where it lies is not known either of a server that answers a save with nothing.
  if (result.saved === null || result.saved.documentId === 0) {
    return upload(api, result);
  }
  try {
    return await update(api, result, result.saved);
  } catch (error) {
    if (hasStatus(error, 409)) {
      return (await findSame(api, result, result.saved.documentId)) ?? upload(api, result);
    }
    if (hasStatus(error, 404)) {
      return upload(api, result);
    }
    throw error;
  }
}

/** The document, if it holds what was sent: only the answer to an earlier try was lost. */
async function findSame(
  api: Api,
  result: SummaryResult,
  documentId: number,
): Promise<DocumentRow | undefined> {
  const sent = toWriting(result);
  try {
    const found = await api(
      documentEndpoints.get,
      { params: { documentId: String(documentId) } },
      { signal: saveSignal() },
    );
    const isSame =
      found.title === sent.title && found.field === sent.field && found.content === sent.content;
    return isSame ? found : undefined;
  } catch (error) {
    if (hasStatus(error, 404)) {
      return undefined;
    }
    throw error;
  }
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

function upload(api: Api, result: SummaryResult): Promise<DocumentRow> {
  const { sourceText, sourceEmphasis, sources } = result;
  const summarySources = toKeptSources(sources);
  return api(
    documentEndpoints.upload,
    { body: { ...toWriting(result), sourceText, sourceEmphasis, summarySources } },
    { idempotencyKey: result.saveKey, signal: saveSignal() },
  );
}

function update(
  api: Api,
  result: SummaryResult,
  { documentId, updateDate }: NonNullable<SummaryResult['saved']>,
): Promise<DocumentRow> {
  return api(
    documentEndpoints.update,
    { params: { documentId: String(documentId) }, body: { ...toWriting(result), updateDate } },
    { signal: saveSignal() },
  );
}

function toWriting({ name, field, content }: SummaryResult) {
  return { title: name.trim(), field, content };
}
