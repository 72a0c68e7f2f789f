import { importEndpoints } from '@scholar/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../lib/api/api-context';
import { type CardRow, isWhole, toCard } from './rows/card-row';
import { findSameRows, textKeyOf } from './rows/same-rows';

/** Nobody is asked for every letter that is typed. */
const ASKS_AFTER_MS = 500;
/** The name of the set says nothing about its cards. */
const ANY_TITLE = 'Cards';

/** By the id of its row: the number of the row above that says the same, or `known` where the student has that card. */
export type RepeatedRows = ReadonlyMap<string, number | 'known'>;

/** What an import would leave out, told while the student types. */
export function useRepeated(rows: readonly CardRow[]): RepeatedRows {
  const known = useKnown(rows);
  return useMemo(() => {
    const have = rows.filter((row) => known.has(textKeyOf(row)));
    return new Map<string, number | 'known'>([
      ...have.map(({ id }) => [id, 'known'] as const),
      ...findSameRows(rows),
    ]);
  }, [rows, known]);
}

/** The texts that the student has on a card. Each is asked for once. */
function useKnown(rows: readonly CardRow[]): ReadonlySet<string> {
  const api = useApi();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const cards = [...new Map(rows.map((row) => [textKeyOf(row), row])).entries()].filter(
        ([key, row]) => !asked.current.has(key) && isWhole(row),
      );
      if (cards.length === 0) {
        return;
      }
      const set = { title: ANY_TITLE, cards: cards.map(([, row]) => toCard(row)) };
      const body = { sets: [set], dryRun: true };
      api(importEndpoints.bring, { body }, { isQuiet: true, signal: abort.signal }).then(
        ({ sets }) => {
          cards.forEach(([key]) => asked.current.add(key));
          const found = (sets[0]?.repeatedAt ?? []).flatMap((place) => cards[place]?.[0] ?? []);
          setKnown((before) => new Set([...before, ...found]));
        },
        // Nothing is marked then. Saving leaves the same cards out, and says so.
        () => undefined,
      );
    }, ASKS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, rows]);

  return known;
}
