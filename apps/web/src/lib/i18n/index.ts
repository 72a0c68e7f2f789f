import type { Language } from '@scholar/contract';
import { createContext, useContext } from 'react';

/** Another language says the same thing in other words: texts keep their place, not their wording. */
type Wording<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T extends object
      ? { [Key in keyof T]: Wording<T[Key]> }
      : T;
type Catalogue<Texts> = { en: Texts; vi?: Texts };

export const LanguageContext = createContext<Language>('en');

/** The texts of one feature. Vietnamese must have every entry that English has. */
export function defineTexts<Texts extends object>(catalogue: {
  en: Texts;
  vi?: Wording<Texts>;
}): Catalogue<Wording<Texts>> {
  // Every text is some wording of itself; TypeScript cannot see that through a mapped type.
  return catalogue as Catalogue<Wording<Texts>>;
}

export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  const language = useContext(LanguageContext);
  return catalogue[language] ?? catalogue.en;
}
