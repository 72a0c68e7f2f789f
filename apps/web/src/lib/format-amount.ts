const DONG = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' });

/** 49.000 ₫, as the payment page and the receipt write it. */
export function formatAmount(amountVnd: number): string {
  return DONG.format(amountVnd);
}
