import * as z from 'zod/mini';

export const LANGUAGES = ['en', 'vi'] as const;
export const LanguageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof LanguageSchema>;
