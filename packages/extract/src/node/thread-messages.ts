import type { ExtractionProgress } from '../extract-options';
import type { ExtractedDocument } from '../extracted-document';
import type { ExtractionFault } from '../extraction-error';
import type { CardFile } from '../read-cards';

/** What a thread can make of a file. */
export type ThreadResult = { document: ExtractedDocument; cards: CardFile };

export type ThreadTask = { bytes: Uint8Array; fileName: string; wants: keyof ThreadResult };

/** Any number of progress reports, then a result or a fault. */
export type ThreadAnswer<Wanted extends keyof ThreadResult = keyof ThreadResult> =
  | { progress: ExtractionProgress }
  | { result: ThreadResult[Wanted] }
  | { fault: { code: ExtractionFault; message: string } };
