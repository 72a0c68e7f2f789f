import type { Language } from '@scholar/contract';

const DISPLAYS = { en: 'code', vi: 'symbol' } as const;

/** 49.000 VND in English, 49.000 ₫ in Vietnamese, as in the app. */
export function formatVnd(amount: number, language: Language): string {
  return new Intl.NumberFormat('vi-VN', {
    style: 'currency',
    currency: 'VND',
    currencyDisplay: DISPLAYS[language],
  }).format(amount);
}
