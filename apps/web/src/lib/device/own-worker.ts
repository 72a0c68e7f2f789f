import { pageLanguage } from '../i18n';

type UrlPolicy = { createScriptURL(url: string): string };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): UrlPolicy;
};

let policy: UrlPolicy | undefined;

/** Starts a worker of this product; the content security policy refuses to start one from a plain string. */
export function startOwnWorker(url: string): Worker {
  return new Worker(trustUrl(url), { type: 'module' });
}

/** The one worker that stays when the page is gone. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  // It keeps the files of one language: those of another are another worker.
  return navigator.serviceWorker.register(
    trustUrl(`/service-worker.js?language=${pageLanguage()}`),
  );
}

function trustUrl(url: string): string {
  // TypeScript does not know the interface yet, and neither does every browser.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('scholar-workers', { createScriptURL: acceptOwn });
  return policy ? policy.createScriptURL(url) : url;
}

function acceptOwn(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError('This worker is not ours.');
  }
  return url;
}
