import { randomUUID } from 'node:crypto';
import type { OwnerId } from '@scholar/domain';
import type { Composition } from '../compose';
import { DEMO_SETS, demoCardsOf } from './demo-cards';
import { DEMO_DOCUMENTS } from './demo-documents';

const DAY_MS = 86_400_000;
/** Minutes studied on each of the last days, today first. */
const MINUTES = [12, 25, 0, 40, 18, 33, 9];

/** Documents with their cards, sets of those, and a week of studying; the ids of the sets. */
export async function addDemoStudy(
  { store, services }: Pick<Composition, 'store' | 'services'>,
  owner: OwnerId,
): Promise<number[]> {
  const cardIds = new Map<string, number[]>();
  for (const draft of DEMO_DOCUMENTS) {
    const { documentId, title } = await services.documents.save(owner, draft);
    const { flashcardList } = await services.flashcards.save(owner, {
      documentId,
      flashcardList: demoCardsOf(draft),
    });
    cardIds.set(
      title,
      flashcardList.map(({ flashcardId }) => flashcardId),
    );
  }
  const setIds: number[] = [];
  for (const [title, documents] of Object.entries(DEMO_SETS)) {
    const flashcardList = documents.flatMap((document) => cardIds.get(document) ?? []);
    const { quizId: setId } = await services.sets.create(owner, { title, flashcardList });
    setIds.push(setId);
  }
  const now = Date.now();
  for (const [daysAgo, minutes] of MINUTES.entries()) {
    const session = {
      sessionId: randomUUID(),
      setId: setIds[daysAgo % setIds.length] ?? 0,
      kind: daysAgo % 2 === 0 ? ('study' as const) : ('test' as const),
      seconds: minutes * 60,
      correct: minutes,
      incorrect: 3,
    };
    await store.reports.insertSession(owner, session, new Date(now - daysAgo * DAY_MS));
  }
  return setIds;
}
