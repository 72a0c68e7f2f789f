import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLexicon } from '../src/english/lexicon';
import { MODEL_FILES } from '../src/models';
import { type Example, type Lesson, toLesson } from './examples';
import { createCodeStamper, MODELS_DIR, readStamp, type Stamp, stampBooks } from './stamps';
import { type TrainedModel, TRAINERS } from './trainers';

/** Learns models from some of the examples; what is up to date in the folder stays as it is. */
export function createModelTrainer(examples: readonly Example[], tell: (line: string) => void) {
  const lexicon = readLexicon(MODELS_DIR);
  const stampCode = createCodeStamper();
  const known = new Map<Example, Lesson>();
  const lessonOf = (example: Example) => {
    const lesson = known.get(example) ?? toLesson(example, lexicon);
    known.set(example, lesson);
    return lesson;
  };

  return (
    names: readonly TrainedModel[],
    folder: string,
    isSeen: (example: Example) => boolean,
  ) => {
    const seen = examples.filter(isSeen);
    const books = stampBooks(seen);
    mkdirSync(folder, { recursive: true });
    for (const name of names) {
      const stamp = { code: stampCode(name), books, day: new Date().toISOString().slice(0, 10) };
      if (isUpToDate(folder, name, stamp)) {
        tell(`${name}: up to date`);
      } else {
        const before = process.cpuUsage();
        const model = TRAINERS[name].learn(seen.map(lessonOf), lexicon);
        writeFileSync(join(folder, MODEL_FILES[name]), toCompactJson({ stamp, model }));
        const { user, system } = process.cpuUsage(before);
        tell(`${name}: ${Math.round((user + system) / 1e6)} s of processor time`);
      }
    }
  };
}

function isUpToDate(folder: string, name: TrainedModel, { code, books }: Stamp): boolean {
  if (!existsSync(join(folder, MODEL_FILES[name]))) {
    return false;
  }
  const stamp = readStamp(folder, name);
  return stamp.code === code && JSON.stringify(stamp.books) === JSON.stringify(books);
}

/** Five digits say as much as seventeen. */
function toCompactJson(model: unknown): string {
  return JSON.stringify(model, (_, value: unknown) => {
    if (value instanceof Float32Array) {
      return Array.from(value, (each) => Number(each.toFixed(4)));
    }
    return typeof value === 'number' ? Number(value.toPrecision(6)) : value;
  });
}
