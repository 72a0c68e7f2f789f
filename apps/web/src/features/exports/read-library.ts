import { type ExportedCard, type ExportList, exportEndpoints } from '@scholar/contract';
import type { ExportedLibrary } from '@scholar/exports';
import type { Api } from '../../lib/api/api';

/** What is to be taken along. */
export type Wanted =
  | { kind: 'set'; quizId: number; title: string }
  | { kind: 'sets'; quizIds: number[] }
  | { kind: 'cards'; flashcardIds: number[] }
  | { kind: 'library' };

type ReadOptions = {
  signal: AbortSignal;
  /** Name of the set that cards without one are put into. */
  looseTitle: string;
  onProgress: (progress: { done: number; all: number }) => void;
};

/** So few that the progress can be seen, and that no answer is long. */
const CARDS_AT_ONCE = 200;

/** Everything that was wanted, read piece by piece; sets without a card are left out. */
export async function readLibrary(
  api: Api,
  wanted: Wanted,
  { signal, looseTitle, onProgress }: ReadOptions,
): Promise<ExportedLibrary> {
  const listed = await listWanted(api, wanted, signal);
  const titled = [...listed.sets, { title: looseTitle, flashcardIds: listed.flashcardIds }];
  const ids = [...new Set(titled.flatMap(({ flashcardIds }) => flashcardIds))];
  const cards = new Map<number, ExportedCard>();
  for (let start = 0; start < ids.length; start += CARDS_AT_ONCE) {
    onProgress({ done: start, all: ids.length });
    const flashcardIds = ids.slice(start, start + CARDS_AT_ONCE);
    const options = { isQuiet: true, signal };
    const answer = await api(exportEndpoints.cards, { body: { flashcardIds } }, options);
    for (const card of answer.cards) {
      cards.set(card.flashcardId, card);
    }
  }
  onProgress({ done: ids.length, all: ids.length });
  const sets = titled.map(({ title, flashcardIds }) => ({
    title,
    cards: flashcardIds.flatMap((id) => cards.get(id) ?? []),
  }));
  return { sets: sets.filter((set) => set.cards.length > 0) };
}

async function listWanted(api: Api, wanted: Wanted, signal: AbortSignal): Promise<ExportList> {
  if (wanted.kind === 'cards') {
    return { sets: [], flashcardIds: wanted.flashcardIds };
  }
  const query = {
    ...(wanted.kind === 'set' && { quizIds: String(wanted.quizId) }),
    ...(wanted.kind === 'sets' && { quizIds: wanted.quizIds.join(',') }),
  };
  return api(exportEndpoints.list, { query }, { isQuiet: true, signal });
}
