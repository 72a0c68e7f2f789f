import pg from 'pg';
import { afterAll, vi } from 'vitest';

type Plan = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  /** Where the work was done to find out. */
  'Actual Loops'?: number;
  Plans?: Plan[];
};

/** Notes what is sent to PostgreSQL until the end of the file, to ask how it would be done. */
export function watchStatements() {
  const sent = vi.spyOn(pg.Pool.prototype, 'query');
  afterAll(() => sent.mockRestore());

  /** The statements of the work and the steps PostgreSQL takes for each, on the same connections. */
  async function explain(work: () => Promise<unknown>, { analyze = false } = {}) {
    sent.mockClear();
    await work();
    const calls = sent.mock.calls as unknown as [{ text: string } | string, unknown[]][];
    // The watch over the connection asks in between; it sends plain texts, repositories never do.
    const statements = calls.flatMap(([statement, values]) =>
      typeof statement === 'string' ? [] : [{ text: statement.text, values }],
    );
    const pool = sent.mock.contexts.at(-1) as pg.Pool;
    const nodes: Plan[] = [];
    const collect = (plan: Plan) => {
      nodes.push(plan);
      plan.Plans?.forEach(collect);
    };
    for (const { text, values } of statements) {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (format json, analyze ${analyze}) ${text}`,
        values,
      );
      rows.forEach((row) => collect(row['QUERY PLAN'][0].Plan));
    }
    return { statements, nodes };
  }
  return { explain };
}
