import type {
  CardFile,
  ExtractionFault,
  FieldChoices,
  PairOptions,
  TableOptions,
} from '@scholar/extract';

/** What was brought: a file, or a text that was pasted. */
export type CardsGiven = { file: File } | { text: string };
export type ReadOptions = {
  table?: TableOptions;
  pairs?: PairOptions;
  fields?: FieldChoices;
};

export type CardsTask = { given: CardsGiven; options: ReadOptions };
export type CardsReport =
  | { kind: 'done'; read: CardFile }
  | { kind: 'failed'; code: ExtractionFault; message: string };

/** Rejects with an `ExtractionError` only: `cancelled` once the signal says so. */
export type CardReader = (
  given: CardsGiven,
  options: ReadOptions,
  signal: AbortSignal,
) => Promise<CardFile>;
