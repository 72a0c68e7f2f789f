import { type ImportedSet, importEndpoints, type ImportResult } from '@scholar/contract';
import { type CardFile, ExtractionError, type ExtractionFault } from '@scholar/extract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../lib/api/api-context';
import { toGroups } from '../sets/public';
import type { CardsGiven, ReadOptions } from './read/card-port';
import { useCardReader } from './read/read-in-worker';
import { toSets } from './read/to-sets';

export type Reading =
  | { step: 'none' }
  | { step: 'reading'; name: string }
  | { step: 'failed'; code: ExtractionFault; isPasted: boolean }
  | { step: 'read'; given: CardsGiven; read: CardFile };

/** Reads what was given, anew when the student chooses other separators or columns. */
export function useCardFile() {
  const readCards = useCardReader();
  const [reading, setReading] = useState<Reading>({ step: 'none' });
  const [title, setTitle] = useState('');
  const abortRef = useRef<AbortController>(undefined);
  useEffect(() => () => abortRef.current?.abort(), []);

  function start(given: CardsGiven, options: ReadOptions): Promise<CardFile> {
    abortRef.current?.abort();
    abortRef.current = new AbortController();
    return readCards(given, options, abortRef.current.signal);
  }

  async function give(given: CardsGiven, name: string) {
    setReading({ step: 'reading', name });
    try {
      const read = await start(given, {});
      setTitle(toTitle(read, name));
      setReading({ step: 'read', given, read });
    } catch (error) {
      const code = error instanceof ExtractionError ? error.code : 'corrupt';
      setReading(
        code === 'cancelled'
          ? { step: 'none' }
          : { step: 'failed', code, isPasted: 'text' in given },
      );
    }
  }

  /** What cannot be read so stays as it was: the choice before is still on the screen. */
  async function readAgain(options: ReadOptions) {
    if (reading.step === 'read') {
      const { given } = reading;
      const read = await start(given, options).catch(() => undefined);
      if (read) {
        setReading({ step: 'read', given, read });
      }
    }
  }

  function startOver() {
    abortRef.current?.abort();
    setReading({ step: 'none' });
  }

  return { reading, title, setTitle, give, readAgain, startOver };
}

function toTitle(read: CardFile, name: string): string {
  const own = read.kind === 'list' ? read.list.title : undefined;
  return own ?? name.replace(/\.[^.]+$/, '');
}

export type DryRun = { state: 'asking' | 'failed' } | { state: 'known'; result: ImportResult };

/** What the import would do, asked before anything is written. */
export function useDryRun(sets: readonly ImportedSet[], repeats: boolean): DryRun {
  const api = useApi();
  const [known, setKnown] = useState<{
    sets: readonly ImportedSet[];
    repeats: boolean;
    run: DryRun;
  }>();

  useEffect(() => {
    const abort = new AbortController();
    const options = { isQuiet: true, signal: abort.signal };
    async function ask() {
      const results: ImportResult[] = [];
      for (const group of toGroups(sets)) {
        const body = { sets: group, repeats, dryRun: true };
        results.push(await api(importEndpoints.bring, { body }, options));
      }
      return sumUp(results);
    }
    ask().then(
      (result) => setKnown({ sets, repeats, run: { state: 'known', result } }),
      () => {
        if (!abort.signal.aborted) {
          setKnown({ sets, repeats, run: { state: 'failed' } });
        }
      },
    );
    return () => abort.abort();
  }, [api, sets, repeats]);

  return known?.sets === sets && known.repeats === repeats ? known.run : { state: 'asking' };
}

function sumUp(results: readonly ImportResult[]): ImportResult {
  const sum = (count: (result: ImportResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    cards: sum(({ cards }) => cards),
    repeated: sum(({ repeated }) => repeated),
    overLimit: sum(({ overLimit }) => overLimit),
    reviews: sum(({ reviews }) => reviews),
    sets: results.flatMap(({ sets }) => sets),
  };
}

/** The sets that a file becomes; the same as long as the file is. */
export function useSets(read: CardFile, title: string) {
  const named = title.trim();
  // Names change nothing about the cards: they are put in when the sets are sent.
  const { sets, leftOut } = useMemo(() => toSets(read, 'Cards'), [read]);
  const renamed = () => toSets(read, named).sets;
  return { sets, leftOut, renamed };
}
