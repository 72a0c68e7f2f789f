import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ExtractionError } from '../extraction-error';
import { extractionError } from '../extraction-messages';
import { DECK_MAX_BYTES } from '../limits';
import { hasCards } from '../read-cards';
import { extractInThread, readCardsInThread } from './extract-in-thread';
import { toPrinted, toPrintedCards } from './to-printed';

/** Prints the text of a file and nothing else, or all that was found in it; says in one line why there is nothing. */
async function run(file: string | undefined, isJson: boolean): Promise<void> {
  if (file === undefined) {
    throw new Error('Usage: npm run -s extract -- FILE [--json]');
  }
  const { size } = await stat(file);
  if (size > DECK_MAX_BYTES) {
    throw extractionError('too_large');
  }
  const bytes = await readFile(file);
  const printed = hasCards(bytes, file)
    ? toPrintedCards(await readCardsInThread(bytes, basename(file)))
    : toPrinted(await extractInThread(bytes, basename(file)));
  process.stdout.write(`${isJson ? JSON.stringify(printed) : printed.text}\n`);
}

try {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  await run(positionals[0], values.json);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof ExtractionError ? ` (${error.code})` : '';
  process.stderr.write(`${message.replaceAll(/\s+/g, ' ')}${code}\n`);
  process.exitCode = 1;
}
