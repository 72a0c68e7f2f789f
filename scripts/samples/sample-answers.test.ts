import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ANSWERS_FILE, makeSampleAnswers } from './make-answers';

it('the landing page shows what the engine makes of its samples today', async () => {
  const shown: unknown = JSON.parse(readFileSync(ANSWERS_FILE, 'utf8'));

  expect(shown, 'stale: run `npm run samples`').toEqual(await makeSampleAnswers());
});
