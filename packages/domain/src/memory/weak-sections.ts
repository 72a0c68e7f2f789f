import { STATISTICS, type StudyStatistics } from '@scholar/contract';
import {
  createMemoryModel,
  findWeakSections,
  rankDocuments,
  WISHED_RETENTION,
} from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import type { AnsweredDocument, FindHeadings, StatisticsStore } from './statistics.ports';

/** Who has more cards sees what they learnt last; the answer has to come at once. */
const LOOKED_AT = 2_000;
/** Looking for headings takes about a tenth of a second for a million characters, and others wait meanwhile. */
const READ_CHARACTERS = 200_000;

const model = createMemoryModel();

/** Where in their documents the student remembers least. */
export async function listWeakSections(
  { statistics }: Pick<StatisticsStore, 'statistics'>,
  findHeadings: FindHeadings,
  owner: OwnerId,
  at: Date,
): Promise<StudyStatistics['weakSections']> {
  const { cards, documents } = await statistics.listAnswered(owner, at, LOOKED_AT);
  const placed = cards.map(({ documentId, start, stability, elapsedDays }) => ({
    documentId,
    start,
    recall: model.recall(elapsedDays, stability),
  }));
  const documentOf = new Map(documents.map((document) => [document.documentId, document]));
  const ids = takeWhileShort(rankDocuments(placed), documentOf);
  const texts = ids.length === 0 ? [] : await statistics.readCited(owner, ids, READ_CHARACTERS);
  const read = texts.map(({ documentId, text }) => ({
    documentId,
    end: text.length,
    headings: findHeadings(text),
  }));
  return findWeakSections(placed, read, {
    wished: WISHED_RETENTION,
    limit: STATISTICS.weakSections,
  }).map(({ documentId, heading, cards: count, recall }) => ({
    documentId,
    documentTitle: documentOf.get(documentId)?.title ?? '',
    heading,
    cards: count,
    recall: Math.round(recall * 100),
  }));
}

/** The first, however long, and those that are read with it in the same time. */
function takeWhileShort(
  ids: readonly number[],
  documentOf: ReadonlyMap<number, AnsweredDocument>,
): number[] {
  let characters = 0;
  return ids.filter((id, place) => {
    const document = documentOf.get(id);
    characters += document?.bytes ?? 0;
    return document !== undefined && (place === 0 || characters <= READ_CHARACTERS);
  });
}
