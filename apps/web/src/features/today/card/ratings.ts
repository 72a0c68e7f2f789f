import { type MemorySettings, type Rating, RATINGS } from '@scholar/contract';

/** What the buttons answer, in the order of their keys. */
export function listRatings(buttons: MemorySettings['buttons']): readonly Rating[] {
  return buttons === 4 ? RATINGS : ['again', 'good'];
}
