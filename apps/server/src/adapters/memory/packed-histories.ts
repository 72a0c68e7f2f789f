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
  const lengths = Uint32Array.from(histories, ({ length }) => length);
  const count = lengths.reduce((sum, length) => sum + length, 0);
  const packed = {
    lengths,
    ratings: new Uint8Array(count),
    days: new Int32Array(count),
    times: new Float64Array(count),
  };
  let next = 0;
  for (const history of histories) {
    for (const { rating, day, at } of history) {
      packed.ratings[next] = RATINGS.indexOf(rating);
      packed.days[next] = day;
      packed.times[next] = at;
      next += 1;
    }
  }
  return packed;
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
