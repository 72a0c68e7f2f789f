import { type Language, LANGUAGE_COOKIE } from '@scholar/contract';

const YEAR_SECONDS = 31_536_000;

/** Asks for the same page in another language. A browser that keeps no cookies gets none. */
export function chooseLanguage(language: Language): void {
  const choice = `${LANGUAGE_COOKIE}=${language}`;
  document.cookie = `${choice}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  if (document.cookie.includes(choice)) {
    window.location.reload();
  }
}
