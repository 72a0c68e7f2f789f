import { default as workerUrl } from './import.worker.ts?worker&url';

export function startImportWorker(): Worker {
  return new Worker(trustUrl(workerUrl), { type: 'module' });
}

type UrlPolicy = { createScriptURL(url: string): string };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): UrlPolicy;
};

let policy: UrlPolicy | undefined;

/** The page's policy starts no worker from a plain text, so that none of a text's making can run. */
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
