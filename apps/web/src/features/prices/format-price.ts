import { pageLanguage } from '../../lib/i18n';

/** 49.000 VND, as the specification writes it; 49.000 ₫ in Vietnamese. The server's pages and mails do the same. */
export function formatPrice(amountVnd: number): string {
  const currencyDisplay = pageLanguage() === 'vi' ? 'symbol' : 'code';
  const options = { style: 'currency', currency: 'VND', currencyDisplay } as const;
  return amountVnd.toLocaleString('vi-VN', options);
}
