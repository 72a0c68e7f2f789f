import { parseArgs } from 'node:util';
import { readExamples } from './examples';
import { MODELS_DIR } from './stamps';
import { createModelTrainer } from './train-models';
import { TRAINED_MODELS } from './trainers';

/**
 * npm run train -- --data DIR [--models DIR]
 * Learns what the embedded engine knows from textbook glossaries and summaries (OpenStax, CC BY 4.0), as far
 * as it is not up to date.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, models: { type: 'string', default: MODELS_DIR } },
});
if (!values.data) {
  throw new Error('Usage: npm run train -- --data DIR [--models DIR]');
}
const trainModels = createModelTrainer(readExamples(values.data), (line) => {
  process.stdout.write(`${line}\n`);
});
trainModels(TRAINED_MODELS, values.models, () => true);
