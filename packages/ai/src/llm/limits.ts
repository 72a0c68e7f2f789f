/** Parts a text is cut into at most: so many calls one request of a student may cost, and a few repairs. */
export const MAX_CALLS = 24;
/** Models call many things equally important: the best of every part come before the rest of any. */
export const RANK_WEIGHT = 0.25;
