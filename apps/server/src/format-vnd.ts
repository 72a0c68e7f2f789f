const VND = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' });

/** '49.000 ₫', as prices are written in Vietnam. */
export function formatVnd(amount: number): string {
  return VND.format(amount);
}
