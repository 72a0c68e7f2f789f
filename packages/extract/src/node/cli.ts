import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ExtractionError } from '../extraction-error';
import { extractionError } from '../extraction-messages';
import { FILE_MAX_BYTES } from '../limits';
import { extractInThread } from './extract-in-thread';
import { toPrinted } from './to-printed';

/** Prints the text of a file and nothing else, or all that was found in it; says in one line why there is nothing. */
async function run(file: string | undefined, isJson: boolean): Promise<void> {
  if (file === undefined) {
    throw new Error('Usage: npm run -s extract -- FILE [--json]');
  }
  const { size } = await stat(file);
  if (size > FILE_MAX_BYTES) {
    throw extractionError('too_large');
  }
  const document = await extractInThread(await readFile(file), basename(file));
  process.stdout.write(`${isJson ? JSON.stringify(toPrinted(document)) : document.text}\n`);
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
