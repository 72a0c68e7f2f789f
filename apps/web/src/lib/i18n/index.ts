import type { Language } from '@scholar/contract';

/** Another language says the same thing in other words: texts keep their place, not their wording. */
type Wording<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T extends object
      ? { [Key in keyof T]: Wording<T[Key]> }
      : T;
type Catalogue<Texts> = Record<Language, Texts>;

/** The server chose it with the page: another one comes with another page. */
export function pageLanguage(): Language {
  return document.documentElement.lang === 'vi' ? 'vi' : 'en';
}

/** How numbers and dates are written. */
export function pageLocale(): string {
  return pageLanguage() === 'vi' ? 'vi-VN' : 'en-US';
}

/** The texts of one feature. The build of a page keeps those in its own language. */
export function defineTexts<Texts extends object>(catalogue: {
  en: Texts;
  vi: Wording<Texts>;
}): Catalogue<Wording<Texts>> {
  // Every text is some wording of itself; TypeScript cannot see that through a mapped type.
  return catalogue as Catalogue<Wording<Texts>>;
}

export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[pageLanguage()];
}
