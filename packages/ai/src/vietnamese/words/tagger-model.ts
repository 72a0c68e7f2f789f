/** What a place is described by: the word there, a neighbour, two neighbours, tags already given. */
export const SINGLES = ['T[-2]', 'T[-1]', 'T[0]', 'T[1]', 'T[2]'];
export const THE_WORD = 'T[0]';
export const PAIRS = ['T[-2,-1]', 'T[-1,0]', 'T[0,1]', 'T[1,2]'];
export const TITLES = ['T[-1].istitle', 'T[0].istitle', 'T[1].istitle'];
export const HISTORY = ['T[-1][1]', 'T[-2][1]', 'T[-3][1]', 'T[-2,-1][1]', 'T[-3,-2][1]'];

/** Made by `training/build-vietnamese.ts`. */
export type TaggerModel = {
  labels: string[];
  /** From each label to each label, in hundredths. */
  transitions: number[];
  /** By template and value: label, weight in hundredths, label, weight… */
  templates: Record<string, Record<string, number[]>>;
};
