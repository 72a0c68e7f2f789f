/** Models call many things equally important: the best of every part come before the rest of any. */
export const RANK_WEIGHT = 0.25;
