/** Of one card; `day` is the one it was last answered on. */
export type CardTruth = { stability: number; difficulty: number; day: number };

export type TrueMemory = ReturnType<typeof createTrueMemory>;

const STABILITY_MIN = 0.001;
const STABILITY_MAX = 36_500;

/**
 * FSRS-6 with two answers, written out: millions of answers are simulated, and ts-fsrs rounds each
 * of its numbers. A test holds it against ts-fsrs.
 */
export function createTrueMemory(w: readonly number[]) {
  const decay = -w[20]!;
  const factor = 0.9 ** (1 / decay) - 1;
  const growth = Math.exp(w[8]!);
  const easiest = firstDifficulty(4);

  function firstDifficulty(grade: number): number {
    return w[4]! - Math.exp((grade - 1) * w[5]!) + 1;
  }
  function recall(days: number, stability: number): number {
    return (1 + (factor * days) / stability) ** decay;
  }
  function nextDifficulty(difficulty: number, remembered: boolean): number {
    const moved = remembered ? difficulty : difficulty + (2 * w[6]! * (10 - difficulty)) / 9;
    return clamp(w[7]! * easiest + (1 - w[7]!) * moved, 1, 10);
  }
  function sameDayStability(stability: number, remembered: boolean): number {
    const change = stability ** -w[19]! * Math.exp(w[17]! * (w[18]! - (remembered ? 0 : 2)));
    return stability * (remembered ? Math.max(1, change) : change);
  }
  function laterStability(
    stability: number,
    difficulty: number,
    chance: number,
    remembered: boolean,
  ): number {
    if (remembered) {
      const gain = Math.exp((1 - chance) * w[10]!) - 1;
      return stability * (1 + growth * (11 - difficulty) * stability ** -w[9]! * gain);
    }
    const left = (stability + 1) ** w[13]! - 1;
    const after = w[11]! * difficulty ** -w[12]! * left * Math.exp((1 - chance) * w[14]!);
    return Math.min(stability / Math.exp(w[17]! * w[18]!), after);
  }

  return {
    recallOf: ({ stability, day }: CardTruth, today: number) => recall(today - day, stability),

    meet: (day: number, remembered: boolean): CardTruth => ({
      stability: Math.max(w[remembered ? 2 : 0]!, 0.1),
      difficulty: clamp(firstDifficulty(remembered ? 3 : 1), 1, 10),
      day,
    }),

    answer(card: CardTruth, today: number, remembered: boolean): CardTruth {
      const { stability, difficulty, day } = card;
      const next =
        today === day
          ? sameDayStability(stability, remembered)
          : laterStability(stability, difficulty, recall(today - day, stability), remembered);
      return {
        stability: clamp(next, STABILITY_MIN, STABILITY_MAX),
        difficulty: nextDifficulty(difficulty, remembered),
        day: today,
      };
    },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
