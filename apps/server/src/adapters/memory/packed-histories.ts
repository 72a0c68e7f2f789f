import { type Rating, RATINGS } from '@scholar/contract';
import type { CountedAnswer, History } from '@scholar/memory';

/** Answers as numbers, one card after the other: they go to a thread without being copied. */
export type PackedHistories = {
  lengths: Uint32Array<ArrayBuffer>;
  /** Places in `RATINGS`. */
  ratings: Uint8Array<ArrayBuffer>;
  days: Int32Array<ArrayBuffer>;
  times: Float64Array<ArrayBuffer>;
};

export function packHistories(histories: readonly History[]): PackedHistories {
  const answers = histories.flat();
  return {
    lengths: Uint32Array.from(histories, ({ length }) => length),
    ratings: Uint8Array.from(answers, ({ rating }) => RATINGS.indexOf(rating)),
    days: Int32Array.from(answers, ({ day }) => day),
    times: Float64Array.from(answers, ({ at }) => at),
  };
}

export function unpackHistories({ lengths, ratings, days, times }: PackedHistories): History[] {
  let next = 0;
  return Array.from(lengths, (length) =>
    Array.from({ length }, (): CountedAnswer => {
      const index = next++;
      return { rating: toRating(ratings[index]), day: days[index]!, at: times[index]! };
    }),
  );
}

function toRating(place: number | undefined): Rating {
  const rating = RATINGS[place ?? RATINGS.length];
  if (!rating) {
    throw new RangeError('There is no such rating.');
  }
  return rating;
}
