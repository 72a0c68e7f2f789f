import type { QuizDraft } from '@scholar/contract';
import { useRef, useState } from 'react';
import { randomKey } from '../../lib/random-key';
import { readToken } from '../../lib/token';
import { useCreateSet } from '../sets/public';
import { keptIdsOf, selectedOf } from './batch';
import { type CardProblems, findCardProblems } from './card-problems';
import { type GeneratorDialog, toFailureDialog } from './generator-dialog';
import type { useBatches } from './use-batches';
import { useSaveCards } from './use-save-cards';

/** From cards on the screen to saved cards to a set. */
export function useKeeping({
  batches,
  show,
}: {
  batches: ReturnType<typeof useBatches>;
  show: (dialog: GeneratorDialog) => void;
}) {
  const saving = useSaveCards(batches.markKept);
  const creation = useCreateSet();
  const [problems, setProblems] = useState<CardProblems>({});
  // The same name for the same cards is the same set, however often it is sent.
  const lastTry = useRef({ content: '', key: '' });

  function keyOf(draft: QuizDraft): string {
    const content = JSON.stringify(draft);
    if (lastTry.current.content !== content) {
      lastTry.current = { content, key: randomKey() };
    }
    return lastTry.current.key;
  }

  return {
    isSaving: saving.isPending,
    isCreating: creation.isPending,
    problems,
    forgetProblems: () => setProblems({}),

    /** Answers what keeps cards from being saved; nothing is saved then. */
    save(): CardProblems {
      const batch = batches.shown;
      if (!batch) {
        return {};
      }
      if (readToken() === null) {
        show({ kind: 'sign_in', wants: 'save' });
        return {};
      }
      if (selectedOf(batch).length === 0) {
        show({ kind: 'select_one' });
        return {};
      }
      const found = findCardProblems(batch);
      setProblems(found);
      if (Object.keys(found).length === 0) {
        saving.mutate(batch, {
          onSuccess: () => show({ kind: 'saved' }),
          onError: (error) => show(toFailureDialog('not_saved', error)),
        });
      }
      return found;
    },

    createSet(title: string) {
      if (!batches.shown) {
        return;
      }
      const draft = { title, flashcardList: keptIdsOf(batches.shown) };
      creation.mutate(
        { draft, idempotencyKey: keyOf(draft) },
        {
          onSuccess: (quiz) => {
            // A second set of that name is wanted if it is asked for once more.
            lastTry.current = { content: '', key: '' };
            show({ kind: 'set_created', quiz });
          },
          onError: (error) => show(toFailureDialog('set_not_created', error)),
        },
      );
    },
  };
}
