import { type StudyStatistics, StudyStatisticsSchema } from '@scholar/contract';
import type { TestApp } from './test-app';

export async function readStatistics(
  { call }: Pick<TestApp, 'call'>,
  token: string,
  query = '',
): Promise<StudyStatistics> {
  const answer = await call('GET', `/memory/statistics${query}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Statistics answered ${answer.status}: ${answer.body.message}`);
  }
  return StudyStatisticsSchema.parse(answer.body.data);
}
