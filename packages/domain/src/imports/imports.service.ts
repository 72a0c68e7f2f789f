import {
  type DocumentDraft,
  type Import,
  type ImportedCard,
  type ImportResult,
  ImportResultSchema,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { refuseLarge } from '../documents/documents.service';
import type { LimitKeys } from '../accounts/limits';
import { toNewCard } from '../flashcards/card-kind';
import { countChoices } from '../flashcards/card-choices.service';
import type { PlanLimits } from '../plans/plan-limits';
import { setNotFound } from '../sets/set-access';
import { AppError } from '../shared/app-error';
import { inLots } from '../shared/in-lots';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { RepositoriesOf } from '../shared/transactional';
import { chooseCards, type ChosenSet, findRepeated, toMediaKey } from './choose-cards';
import type { BroughtCard, ImportsStore } from './imports.ports';
import { addPastReviews, type LetOthersIn, listPastReviews, type ToReviewId } from './past-reviews';

/** So many at once change what the database should expect. */
const MANY_CARDS = 1_000;

export type ImportsService = ReturnType<typeof createImportsService>;
type Repositories = Omit<RepositoriesOf<ImportsStore>, 'requests'>;
type Ids = { quizId: number | null; documentId: number | null };

export function createImportsService({
  store,
  limits,
  keys,
  toReviewId,
  letOthersIn,
  now,
}: {
  store: ImportsStore;
  limits: PlanLimits;
  keys: LimitKeys;
  toReviewId: ToReviewId;
  letOthersIn: LetOthersIn;
  now: () => Date;
}) {
  /** What is to be written, and how much room the plan has for it. */
  async function choose(
    repositories: Repositories,
    owner: OwnerId,
    { sets, repeats, dryRun }: Import,
  ) {
    const cards = sets.flatMap((set) => set.cards);
    // Before they are brought, pictures are known by ids that stand for them: the texts have to do.
    const toLookUp = ({ question, answer, ...card }: ImportedCard) =>
      dryRun ? { question, answer } : { question, answer, mediaKey: toMediaKey(card) };
    const repeated = repeats
      ? new Set<ImportedCard>()
      : findRepeated(cards, await repositories.imports.findPresent(owner, cards.map(toLookUp)));
    const forCards = await limits.findRoom(repositories, owner, 'cards');
    const forSets = await limits.findRoom(repositories, owner, 'sets');
    const room = { cards: forCards.room, sets: forSets.room };
    const chosen = chooseCards(sets, { repeated, room });

    function refuseOverLimit() {
      if (chosen.every(({ overLimit }) => overLimit === 0)) {
        return;
      }
      const fits = countCards(chosen);
      const isForCards = fits + sumOf(chosen, ({ overLimit }) => overLimit) > room.cards;
      throw new AppError(
        'plan_limit',
        isForCards
          ? STUDY_MESSAGES.importLimit(fits, forCards.max)
          : STUDY_MESSAGES.importSetLimit(room.sets, forSets.max),
      );
    }
    return { chosen, refuseOverLimit };
  }

  /** The id of each document, in the order given. The same text twice is one document. */
  function saveDocuments(
    { documents, ...plan }: Repositories,
    owner: OwnerId,
    drafts: (DocumentDraft | null)[],
  ): Promise<(number | null)[]> {
    return limits.keepSpace(plan, owner, async () => {
      const ids: (number | null)[] = [];
      for (const draft of drafts) {
        const found =
          draft &&
          draft.reuse !== false &&
          (await documents.findByText(owner, draft.sourceText ?? draft.content));
        const document = found || (draft && (await documents.insert(owner, draft)));
        ids.push(document?.documentId ?? null);
        if (draft) {
          await letOthersIn();
        }
      }
      return ids;
    });
  }

  /** The id of each set: new ones are made, an own one is locked. */
  async function findOrMakeSets(
    { imports, sets, ...repositories }: Repositories,
    owner: OwnerId,
    kept: readonly ChosenSet[],
  ): Promise<Map<ChosenSet, number | undefined>> {
    const fresh = kept.filter(({ quizId }) => !quizId);
    await limits.refuseMore(repositories, owner, 'sets', fresh.length);
    const newIds = await imports.insertSets(
      owner,
      fresh.map(({ title }) => title),
    );
    const ids = new Map(fresh.map((set, index) => [set, newIds[index]]));
    for (const set of kept) {
      if (set.quizId) {
        if (!(await sets.lock(owner, set.quizId))) {
          throw setNotFound();
        }
        ids.set(set, set.quizId);
      }
    }
    return ids;
  }

  async function write(
    { imports, ...repositories }: Repositories,
    owner: OwnerId,
    chosen: ChosenSet[],
  ): Promise<Ids[]> {
    const documentIds = await saveDocuments(
      { imports, ...repositories },
      owner,
      chosen.map(({ document }) => document ?? null),
    );
    const kept = chosen.filter(({ cards }) => cards.length > 0);
    const setIds = await findOrMakeSets({ imports, ...repositories }, owner, kept);
    await limits.refuseMore(repositories, owner, 'cards', countCards(chosen));
    const brought = chosen.flatMap((set, index) => {
      const [setId, documentId = null] = [setIds.get(set), documentIds[index]];
      return setId === undefined ? [] : set.cards.map((card) => ({ card, setId, documentId }));
    });
    const cardIds = await imports.insertCards(
      owner,
      await inLots(brought, ({ card, documentId }) => toBrought(card, documentId), letOthersIn),
    );
    const members = brought.map(({ card, setId }, index) => ({
      card,
      setId,
      flashcardId: cardIds[index] ?? 0,
    }));
    const added = new Set(kept.flatMap(({ quizId }) => quizId ?? []));
    await imports.fillSets(
      owner,
      members.filter(({ setId }) => !added.has(setId)),
    );
    for (const setId of added) {
      const ids = members.filter((member) => member.setId === setId);
      await repositories.sets.addCards(
        owner,
        setId,
        ids.map(({ flashcardId }) => flashcardId),
      );
    }
    const answered = members.flatMap(({ card, ...member }) => {
      const reviews = listPastReviews(card);
      return reviews.length > 0 ? [{ ...member, reviews }] : [];
    });
    await addPastReviews(repositories, owner, answered, { now: now(), toReviewId, letOthersIn });
    return chosen.map((set, index) => ({
      quizId: setIds.get(set) ?? null,
      documentId: documentIds[index] ?? null,
    }));
  }

  return {
    /** All or nothing, in one transaction. */
    async bring(owner: OwnerId, brought: Import, request?: RequestKey): Promise<ImportResult> {
      for (const { document } of brought.sets) {
        if (document) {
          refuseLarge(document.content, document.sourceText);
          await letOthersIn();
        }
      }
      if (brought.dryRun) {
        const { chosen } = await choose(store, owner, brought);
        return toResult(chosen, [], { isDryRun: true });
      }
      const result = await store.transaction(({ requests, ...repositories }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => ImportResultSchema.parse(kept) },
          async () => {
            await repositories.holdings.lock(owner);
            const { chosen, refuseOverLimit } = await choose(repositories, owner, brought);
            if (!brought.onlyWhatFits) {
              refuseOverLimit();
            }
            await letOthersIn();
            const ids = await write(repositories, owner, chosen);
            // Last, because until the end everybody else's wait for the same few counters.
            await countChoices(
              repositories,
              keys,
              owner,
              brought.sets.flatMap(({ choices }) => choices ?? []),
            );
            return toResult(chosen, ids);
          },
        ),
      );
      if (result.cards >= MANY_CARDS) {
        // All is saved by now: whatever goes wrong here is no reason to say otherwise.
        await store.imports.refreshStatistics().catch(() => undefined);
      }
      return result;
    },
  };
}

function toBrought(
  { question, answer, kind, source, media, note, tags = [], original }: ImportedCard,
  documentId: number | null,
): BroughtCard {
  return {
    ...toNewCard({ question, answer, kind, source, media }),
    documentId,
    note: note || null,
    tags: [...new Set(tags)],
    original: original || null,
  };
}

function toResult(
  chosen: readonly ChosenSet[],
  ids: readonly Ids[],
  { isDryRun } = { isDryRun: false },
): ImportResult {
  return {
    cards: countCards(chosen),
    repeated: sumOf(chosen, ({ repeatedAt }) => repeatedAt.length),
    overLimit: sumOf(chosen, ({ overLimit }) => overLimit),
    reviews: sumOf(chosen, ({ cards }) => sumOf(cards, (card) => listPastReviews(card).length)),
    sets: chosen.map(({ title, cards, repeatedAt }, index) => ({
      quizId: ids[index]?.quizId ?? null,
      documentId: ids[index]?.documentId ?? null,
      title,
      cards: cards.length,
      repeated: repeatedAt.length,
      ...(isDryRun && { repeatedAt }),
    })),
  };
}

function countCards(chosen: readonly ChosenSet[]): number {
  return sumOf(chosen, ({ cards }) => cards.length);
}

function sumOf<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0);
}
