import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedEngine } from '../src/embedded-engine';
import type { StudyEngine } from '../src/engine';
import { LEXICON_FILE } from '../src/english/lexicon';
import { MODEL_FILES } from '../src/models';
import type { Example } from './examples';
import { MODELS_DIR } from './stamps';
import { createModelTrainer } from './train-models';
import { TRAINED_MODELS } from './trainers';

const NOT_FROM_BOOKS = [LEXICON_FILE, MODEL_FILES.vietnamese, MODEL_FILES.confidence];

/**
 * For each book an engine that has learnt from all the others. Models stay in `folder` from one measurement
 * to the next: their stamps say when they are stale.
 */
export function createLeftOutEngines(
  examples: readonly Example[],
  { folder, tell }: { folder: string; tell: (line: string) => void },
): (book: string) => StudyEngine {
  const trainModels = createModelTrainer(examples, tell);
  const books = [...new Set(examples.map(({ book }) => book))];
  const engines = new Map(
    books.map((left) => {
      const modelsDir = join(folder, folderNameOf(left));
      tell(`Without ${left}:`);
      trainModels(TRAINED_MODELS, modelsDir, ({ book }) => book !== left);
      for (const file of NOT_FROM_BOOKS) {
        copyFileSync(join(MODELS_DIR, file), join(modelsDir, file));
      }
      return [left, createEmbeddedEngine({ modelsDir })];
    }),
  );
  return (book) => {
    const engine = engines.get(book);
    if (!engine) {
      throw new Error(`No models leave '${book}' out.`);
    }
    return engine;
  };
}

export function folderNameOf(book: string): string {
  return book.toLowerCase().replaceAll(/\W+/g, '-');
}
