type Counts = { due: number; new: number };

/** How much of what is there belongs to the day, given what was already done of its limits. */
export function shareOfDay({
  there,
  done,
  limits,
}: {
  there: Counts;
  done: Counts;
  limits: Counts;
}): Counts {
  const share = (kind: keyof Counts) =>
    Math.min(there[kind], Math.max(0, limits[kind] - done[kind]));
  return { due: share('due'), new: share('new') };
}

/** After a break more is due than a day takes: the pile is cut into days, as many cards each as the limit says. */
export function cutIntoDays({
  due,
  done,
  perDay,
}: {
  due: number;
  done: number;
  perDay: number;
}): { cards: number; days: number } | null {
  const left = Math.max(0, perDay - done);
  if (perDay === 0 || due <= left) {
    return null;
  }
  const today = left > 0 ? 1 : 0;
  return { cards: due, days: today + Math.ceil((due - left) / perDay) };
}
