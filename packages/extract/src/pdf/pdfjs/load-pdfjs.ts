import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The half of PDF.js that parses. */
type PdfJsParser = { WorkerMessageHandler: { initializeFromPort(port: unknown): void } };

export type PdfJsModules = { display: typeof PdfJs; parser: PdfJsParser };

let modules: Promise<PdfJsModules> | undefined;

/** Both halves of PDF.js in this thread, loaded when the first PDF comes. */
export function loadPdfJs(): Promise<PdfJsModules> {
  modules ??= importModules();
  return modules;
}

async function importModules(): Promise<PdfJsModules> {
  const restore = keepBuiltIns();
  const display = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const parser = await withWindow(importParser);
  restore();
  return { display, parser };
}

async function importParser(): Promise<PdfJsParser> {
  // @ts-expect-error The package has types for its other half only.
  return import('pdfjs-dist/legacy/build/pdf.worker.mjs');
}

/**
 * The build for older engines swaps built-ins over flaws that PDF.js never meets; its own
 * `Array.push` alone doubles the time of everything in the thread.
 */
function keepBuiltIns(): () => void {
  const kept = [
    { owner: Array.prototype, key: 'push' },
    { owner: JSON, key: 'parse' },
    { owner: JSON, key: 'stringify' },
  ].map(({ owner, key }) => ({ owner, key, built: Object.getOwnPropertyDescriptor(owner, key) }));
  return () => {
    for (const { owner, key, built } of kept) {
      if (built !== undefined) {
        Object.defineProperty(owner, key, built);
      }
    }
  };
}

/**
 * Inside a web worker the parser would take over the worker's own messages, unless it believes to
 * be in a page.
 */
async function withWindow<Result>(load: () => Promise<Result>): Promise<Result> {
  const scope: { window?: unknown } = globalThis;
  if ('window' in scope) {
    return load();
  }
  scope.window = globalThis;
  try {
    return await load();
  } finally {
    delete scope.window;
  }
}
