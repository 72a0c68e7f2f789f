/** What one look found: `poor` works, but not for long or not well. */
export type Finding = {
  about: string;
  state: 'good' | 'poor' | 'bad';
  words: string;
  /** What to do about it. */
  mend?: string;
};

export type Look = {
  about: string;
  /** What to do where the look itself fails. */
  mend?: string;
  look: () => Promise<Omit<Finding, 'about'>>;
};

const PATIENCE_MS = 15_000;
const MARKS = { good: 'ok  ', poor: 'note', bad: 'BAD ' };

/** One after the other; what throws is bad, in the words it throws. */
export async function examine(looks: readonly Look[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { about, mend, look } of looks) {
    try {
      findings.push({ about, ...(await withinPatience(look())) });
    } catch (error) {
      findings.push({ about, state: 'bad', words: wordsOf(error), ...(mend && { mend }) });
    }
  }
  return findings;
}

/** As lines to read, without any of the secrets, whoever quoted them. */
export function toReport(
  findings: readonly Finding[],
  secrets: readonly string[],
): { text: string; exitCode: 0 | 1 } {
  const bad = findings.filter(({ state }) => state === 'bad').length;
  const lines = findings.flatMap(({ about, state, words, mend }) => [
    `${MARKS[state]}  ${about.padEnd(12)} ${words}`,
    ...(mend ? [`      ${''.padEnd(12)} -> ${mend}`] : []),
  ]);
  const end = bad === 0 ? 'Everything that Scholar needs is there.' : `To mend: ${bad}.`;
  const text = [...lines, '', end].join('\n');
  return {
    text: secrets.reduce((kept, secret) => kept.replaceAll(secret, '***'), text),
    exitCode: bad === 0 ? 0 : 1,
  };
}

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${PATIENCE_MS / 1_000} s`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Failures to connect often have words only in what caused them. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) {
    return error.errors.map(wordsOf).join('; ');
  }
  if (!(error instanceof Error)) {
    return String(error);
  }
  const [line = ''] = error.message.split('\n');
  return error.cause === undefined ? line || error.name : `${line} (${wordsOf(error.cause)})`;
}
