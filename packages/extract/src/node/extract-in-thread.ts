import type { ExtractedDocument } from '../extracted-document';
import type { CardFile } from '../read-cards';
import { runThread, type ThreadOptions } from './run-thread';

/** Reads a file in a thread that can be ended: no file can hold up or bring down the process. */
export async function extractInThread(
  bytes: Uint8Array,
  fileName: string,
  options: ThreadOptions = {},
): Promise<ExtractedDocument> {
  return runThread({ bytes, fileName, wants: 'document' }, options);
}

/** The same for a file that brings cards of its own. */
export async function readCardsInThread(
  bytes: Uint8Array,
  fileName: string,
  options: ThreadOptions = {},
): Promise<CardFile> {
  return runThread({ bytes, fileName, wants: 'cards' }, options);
}
