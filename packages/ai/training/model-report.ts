import { createCodeStamper, readStamp } from './stamps';
import { TRAINED_MODELS } from './trainers';

/** What each model has seen, beside the code and the books of now. `books` are those of `stampBooks`. */
export function reportModels(modelsDir: string, books: Readonly<Record<string, string>>): string {
  const stampCode = createCodeStamper();
  const lines = TRAINED_MODELS.map((name) => {
    const stamp = readStamp(modelsDir, name);
    const seen = Object.entries(stamp.books).map(([book, hash]) => {
      const here = books[book];
      return here === hash ? book : `${book} (${here ? 'differs' : 'not'} in this data)`;
    });
    const unseen = Object.keys(books).filter((book) => !(book in stamp.books));
    const code = stamp.code === stampCode(name) ? 'as now' : 'STALE: run npm run train';
    return `| ${name} | ${stamp.day} | ${code} | ${seen.join(', ')} | ${unseen.join(', ') || 'none'} |`;
  });
  return [
    '| Model | Learnt | Code | Books seen | Books not seen |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
