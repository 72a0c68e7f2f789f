import type { TagChange } from '@scholar/contract';

type ChangedCard = {
  flashcardId: number;
  tags: readonly string[];
  before?: readonly string[] | undefined;
};

/** What takes a change of tags back: a change for all cards that lost and got the same tags. */
export function undoTags(cards: readonly ChangedCard[]): TagChange[] {
  const changes = new Map<string, TagChange>();
  for (const { flashcardId, tags, before = tags } of cards) {
    const add = before.filter((tag) => !tags.includes(tag));
    const remove = tags.filter((tag) => !before.includes(tag));
    if (add.length + remove.length > 0) {
      const key = JSON.stringify([add, remove]);
      const change = changes.get(key) ?? { flashcardIds: [], add, remove };
      changes.set(key, { ...change, flashcardIds: [...change.flashcardIds, flashcardId] });
    }
  }
  return [...changes.values()];
}
