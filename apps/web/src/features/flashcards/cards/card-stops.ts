/** Where the arrow keys stop in the list of cards: at each card, by its place, and at the fold between them. */
export const FOLD_STOP = 'fold';

/** The place of the card that has the focus. */
export function findFocusedPlace(list: Element): number | undefined {
  const stop = stopsOf(list).find(hasFocus)?.dataset['stop'];
  return stop === undefined || stop === FOLD_STOP ? undefined : Number(stop);
}

/** Onto the next stop, or the one before; at either end the focus stays. */
export function moveFocus(list: Element, step: 1 | -1): void {
  const stops = stopsOf(list);
  const stop = stops[stops.findIndex(hasFocus) + step];
  const button = stop?.matches('button') ? stop : stop?.querySelector('button');
  button?.focus();
}

function stopsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-stop]')];
}

function hasFocus(stop: Element): boolean {
  return stop.contains(document.activeElement);
}
