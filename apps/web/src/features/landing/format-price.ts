const VND = new Intl.NumberFormat('vi-VN', {
  style: 'currency',
  currency: 'VND',
  currencyDisplay: 'code',
});

/** 49.000 VND: đồng are written the Vietnamese way in every language. */
export function formatVnd(amount: number): string {
  return VND.format(amount);
}
