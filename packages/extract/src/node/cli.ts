import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ExtractionError } from '../extraction-error';
import { extractionError } from '../extraction-messages';
import { FILE_MAX_BYTES } from '../limits';
import { extractInThread } from './extract-in-thread';

/** Prints the text of a file and nothing else; says in one line why there is none. */
async function run(file: string | undefined): Promise<void> {
  if (file === undefined) {
    throw new Error('Usage: npm run -s extract -- FILE');
  }
  const { size } = await stat(file);
  if (size > FILE_MAX_BYTES) {
    throw extractionError('too_large');
  }
  const document = await extractInThread(await readFile(file), basename(file));
  process.stdout.write(`${document.text}\n`);
}

try {
  await run(process.argv[2]);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof ExtractionError ? ` (${error.code})` : '';
  process.stderr.write(`${message.replaceAll(/\s+/g, ' ')}${code}\n`);
  process.exitCode = 1;
}
