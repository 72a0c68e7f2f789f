import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MODEL_FILES } from '../src/models';
import { foldWord } from '../src/reading/fold-word';
import {
  HISTORY,
  PAIRS,
  SINGLES,
  type TaggerModel,
  TITLES,
} from '../src/vietnamese/words/tagger-model';
import { readCrf } from './read-crf';

/**
 * npm run vietnamese -- --vntk DIR
 * Makes the Vietnamese tagger of the embedded engine from the unpacked package `vntk` (MIT).
 */
const { values } = parseArgs({ options: { vntk: { type: 'string' } } });
if (!values.vntk) {
  throw new Error('Usage: npm run vietnamese -- --vntk DIR');
}
const crf = readCrf(readFileSync(join(values.vntk, 'lib', 'pos_tag', 'model.bin')));
const size = crf.labels.length;
const model: TaggerModel = {
  labels: crf.labels,
  transitions: Array.from({ length: size * size }, () => 0),
  templates: {},
};
for (const { from, to, weight } of crf.transitions) {
  model.transitions[from * size + to] = toHundredths(weight);
}

const weights = new Map<string, Map<string, Map<number, number>>>();
for (const { attribute, label, weight } of crf.states) {
  const [, template = '', value = ''] = /^(T\[[^=]*?)=(.*)$/su.exec(attribute) ?? [];
  const name = template.replace('.lower', '');
  const isKnown = [...SINGLES, ...PAIRS, ...TITLES, ...HISTORY].includes(name);
  // The original tells 'Năm' from 'năm' besides 'năm' in any case; whether it has a capital is enough.
  const isWords = SINGLES.includes(name) || PAIRS.includes(name);
  const isEdge = value === 'BOS' || value === 'EOS';
  if (!isKnown || (isWords && !isEdge && value !== value.toLowerCase())) {
    continue;
  }
  const folded = isWords && !isEdge ? value.split(' ').map(foldWord).join(' ') : value;
  const byValue = weights.get(name) ?? new Map<string, Map<number, number>>();
  const byLabel = byValue.get(folded) ?? new Map<number, number>();
  byLabel.set(label, (byLabel.get(label) ?? 0) + weight);
  weights.set(name, byValue.set(folded, byLabel));
}
for (const [name, byValue] of weights) {
  model.templates[name] = Object.fromEntries(
    Array.from(byValue, ([value, byLabel]) => [
      value,
      [...byLabel].flatMap(([label, weight]) => [label, toHundredths(weight)]),
    ]),
  );
}
const file = join(import.meta.dirname, '..', 'models', MODEL_FILES.vietnamese);
writeFileSync(file, JSON.stringify(model));
process.stdout.write(`Wrote ${size} tags and ${weights.size} templates.\n`);

function toHundredths(weight: number): number {
  return Math.round(weight * 100);
}
