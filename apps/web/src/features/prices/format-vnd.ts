const DONG = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' });
const VND = new Intl.NumberFormat('vi-VN', {
  style: 'currency',
  currency: 'VND',
  currencyDisplay: 'code',
});

/** 49.000 ₫, as the payment page and the receipt write it. */
export function formatDong(amount: number): string {
  return DONG.format(amount);
}

/** 49.000 VND, as the specification writes prices in English. */
export function formatVnd(amount: number): string {
  return VND.format(amount);
}
