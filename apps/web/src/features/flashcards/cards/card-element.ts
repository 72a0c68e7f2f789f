/** Of a card in the list. */
export function toCardElementId(number: number): string {
  return `generated-card-${number}`;
}

/** Leads the keyboard to a part of a card, wherever on the screen it was. */
export function focusCard(number: number, part: 'number' | 'question' | 'answer'): void {
  const card = document.getElementById(toCardElementId(number));
  const [question, answer] = card?.querySelectorAll('textarea') ?? [];
  const parts = { number: card?.querySelector('button'), question, answer };
  parts[part]?.focus();
}
