import type { Language } from '@scholar/contract';

/** As if the server had sent the page in that language. Every test begins in English again. */
export function speak(language: Language): void {
  document.documentElement.lang = language;
}
