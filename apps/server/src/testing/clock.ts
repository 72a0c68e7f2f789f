import type { TestApp } from './test-app';

/** Lets time pass for every window that limits count in. */
export async function passTime({ database }: Pick<TestApp, 'database'>, seconds: number) {
  const earlier = `- interval '${seconds} seconds'`;
  await database.query(`update limit_counters set ends_at = ends_at ${earlier}`);
  await database.query(
    `update limit_tries set blocked_until = blocked_until ${earlier}, updated_at = updated_at ${earlier}`,
  );
}

/** Fills the windows of one length as if so many calls had come before. */
export async function fillWindow(
  { database }: Pick<TestApp, 'database'>,
  { seconds, count }: { seconds: number; count: number },
) {
  await database.query(`update limit_counters set count = ${count}
    where ends_at between now() + interval '${seconds * 0.9} seconds' and now() + interval '${seconds} seconds'`);
}
