import type { ExportedLibrary } from '@scholar/exports';

export const EXPORT_FORMATS = {
  anki: { ending: 'apkg', type: 'application/octet-stream' },
  csv: { ending: 'csv', type: 'text/csv;charset=utf-8' },
  quizlet: { ending: 'txt', type: 'text/plain;charset=utf-8' },
  markdown: { ending: 'md', type: 'text/markdown;charset=utf-8' },
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

export type ExportOrder = {
  format: ExportFormat;
  library: ExportedLibrary;
  /** Minutes east of Greenwich. */
  utcOffset: number;
  origin: string;
};

/** What the worker says when it has written the one file it was asked for. */
export type ExportReport = { kind: 'done'; content: BlobPart } | { kind: 'failed' };

/** Writes a file; rejects once the signal says so. */
export type ExportWriter = (order: ExportOrder, signal: AbortSignal) => Promise<BlobPart>;
