import { createHash } from 'node:crypto';

/** Both limits hold; the answer that was asked for longest ago goes first. */
const LIMITS = { entries: 500, characters: 16_000_000 };

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Remembers answers by what was asked: a class that reads the same text is answered once. */
export function createAnswerCache({ entries, characters } = LIMITS) {
  const answers = new Map<string, string>();
  let size = 0;

  function forget(key: string) {
    size -= answers.get(key)?.length ?? 0;
    answers.delete(key);
  }

  return {
    /** The remembered answer, else the one that `make` gives. Failures are not remembered. */
    async remember<T>(question: unknown, make: () => Promise<T>): Promise<T> {
      const key = createHash('sha256').update(JSON.stringify(question)).digest('base64');
      const known = answers.get(key);
      if (known !== undefined) {
        answers.delete(key);
        answers.set(key, known);
        // Only answers of `make` are ever put in under this key.
        return JSON.parse(known) as T;
      }
      const answer = await make();
      const kept = JSON.stringify(answer);
      forget(key);
      answers.set(key, kept);
      size += kept.length;
      for (const oldest of answers.keys()) {
        if (answers.size <= entries && size <= characters) {
          break;
        }
        forget(oldest);
      }
      return answer;
    },
  };
}
