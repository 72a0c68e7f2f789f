import { writeFileSync } from 'node:fs';
import { ANSWERS_FILE, makeSampleAnswers } from './samples/make-answers';

const answers = await makeSampleAnswers();
writeFileSync(ANSWERS_FILE, `${JSON.stringify(answers, null, 2)}\n`);

console.log('Wrote what the landing page shows of the engine:');
for (const { summary, cards } of Object.values(answers)) {
  console.log(`\n${summary.name} (${summary.field}): ${summary.content}`);
  cards.forEach(({ term, definition }) => console.log(`- ${term}: ${definition}`));
}
