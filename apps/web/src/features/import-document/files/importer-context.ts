import { createContext, useContext } from 'react';
import { createWorkerImporter } from './import-in-worker';
import type { Importer } from './import-port';
import { default as workerUrl } from './import.worker.ts?worker&url';

/** Tests replace the worker with an importer of their own. */
export const ImporterContext = createContext<Importer>(createWorkerImporter(startImportWorker));

export function useImporter(): Importer {
  return useContext(ImporterContext);
}

function startImportWorker(): Worker {
  return new Worker(trustUrl(workerUrl), { type: 'module' });
}

type UrlPolicy = { createScriptURL(url: string): string };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): UrlPolicy;
};

let policy: UrlPolicy | undefined;

/** The content security policy refuses to start a worker from a plain string. */
function trustUrl(url: string): string {
  // TypeScript does not know the interface yet, and neither does every browser.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('scholar-import', { createScriptURL: acceptOwn });
  return policy ? policy.createScriptURL(url) : url;
}

function acceptOwn(url: string): string {
  if (url !== workerUrl) {
    throw new TypeError('This is not the worker of the import.');
  }
  return url;
}
