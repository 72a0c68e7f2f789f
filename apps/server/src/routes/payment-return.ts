/** Where the product shows what became of an order. */
export function toReturnUrl(
  productUrl: string,
  { outcome, order }: { outcome: 'paid' | 'cancelled'; order: string },
): string {
  return `${productUrl}/profile?${new URLSearchParams({ payment: outcome, order })}`;
}
