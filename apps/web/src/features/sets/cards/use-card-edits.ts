import type { CardText, Flashcard, SetWithCards } from '@scholar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LoadedDraft } from '../../../lib/drafts/use-draft';
import { useEdits } from '../../../lib/drafts/use-edits';
import { useApi } from '../../../lib/api/api-context';
import { type CardProblems, findCardProblems } from '../../cards/public';
import { useBackOnline } from '../../../lib/calls/use-back-online';
import { useTexts } from '../../../lib/i18n';
import { isCode } from '../../../lib/api/api';
import { toast } from '../../../ui/feedback/toast';
import { type CardEdits, toRows, withEdit, withoutEdit, withoutSaved } from './card-edits';
import { editSetCard } from './set-cards.queries';
import { setQueries } from '../sets.queries';
import { setsTexts } from '../sets.texts';

const NO_EDITS: CardEdits = {};
const hasEdits = (edits: CardEdits) => Object.keys(edits).length > 0;

/** The texts that are typed over the cards of a set. A reload or an ended session takes none away. */
export function useCardEdits(
  { quizId: setId, flashcards }: SetWithCards,
  draft: LoadedDraft<CardEdits>,
) {
  const { keep } = draft;
  const texts = useTexts(setsTexts).card;
  const api = useApi();
  const queryClient = useQueryClient();
  const { edits = NO_EDITS, setEdits } = useEdits(draft, hasEdits);
  const [problems, setProblems] = useState<Record<number, CardProblems | undefined>>({});
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set());
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => toRows(flashcards, edits), [flashcards, edits]);
  const { restored, markNew } = useRestored(draft.found, edits);
  const latest = useLatest(edits);

  // The same functions for all rows and at all times: only the row that is typed in is drawn again.
  const change = useCallback(
    (card: Flashcard, text: CardText) => {
      setEdits((now = NO_EDITS) => withEdit(now, card, text));
      setProblems((now) => ({ ...now, [card.flashcardId]: undefined }));
      // Whoever goes on typing has not asked for this to be saved.
      setWaiting((others) => without(others, card.flashcardId));
    },
    [setEdits],
  );

  const discard = useCallback(
    (flashcardId: number) => {
      setEdits((now = NO_EDITS) => withoutEdit(now, flashcardId));
      setProblems((now) => ({ ...now, [flashcardId]: undefined }));
    },
    [setEdits],
  );

  /** For a card that leaves the set. The returned function puts its text back, once the card is back. */
  const takeOut = useCallback(
    (flashcardId: number) => {
      const text = latest.current.edits[flashcardId];
      discard(flashcardId);
      return () => {
        if (text) {
          setEdits((now) => ({ [flashcardId]: text, ...now }));
        }
        if (text && !latest.current.isShown) {
          // Undo also works after the screen is closed; then the text is kept in the draft.
          keep({ [flashcardId]: text, ...latest.current.edits });
        }
      };
    },
    [latest, discard, keep, setEdits],
  );

  const save = useCallback(
    async (flashcardId: number, card: CardText) => {
      const wrong = findCardProblems(card);
      if (Object.keys(wrong).length > 0) {
        setProblems((others) => ({ ...others, [flashcardId]: wrong }));
        return;
      }
      setSaving((others) => new Set(others).add(flashcardId));
      setWaiting((others) => without(others, flashcardId));
      try {
        await editSetCard({ api, queryClient }, { setId, flashcardId, card });
        setEdits((now = NO_EDITS) => withoutSaved(now, flashcardId, card));
        markNew(flashcardId);
        toast({ message: texts.saved, tone: 'good' });
      } catch (error) {
        if (isCode(error, 'not_found')) {
          void queryClient.invalidateQueries({ queryKey: setQueries.all });
        }
        if (isCode(error, 'offline')) {
          setWaiting((others) => new Set(others).add(flashcardId));
        } else {
          toast({ message: texts.notSaved, tone: 'bad' });
        }
      }
      setSaving((others) => without(others, flashcardId));
    },
    [api, queryClient, setId, texts, markNew, setEdits],
  );

  useBackOnline(waiting.size > 0, () => {
    for (const { flashcardId, text, isUnsaved } of rows) {
      if (isUnsaved && waiting.has(flashcardId)) {
        void save(flashcardId, text);
      }
    }
  });

  return {
    rows,
    problems,
    saving,
    /** Those whose save found no network; they are sent when it is back. */
    waiting,
    isUnsaved: rows.some((row) => row.isUnsaved),
    /** Whether edits were found that were made before a reload or a new login. */
    hasRestored: rows.some((row) => row.isUnsaved && restored.includes(row.flashcardId)),
    change,
    discard,
    discardRestored: () => restored.forEach(discard),
    takeOut,
    save,
  };
}

function without(ids: ReadonlySet<number>, taken: number): ReadonlySet<number> {
  return ids.has(taken) ? new Set([...ids].filter((id) => id !== taken)) : ids;
}

/** Which edits were found in the draft and not typed here, until they are saved or discarded. */
function useRestored(found: CardEdits | undefined, edits: CardEdits) {
  const [restored, setRestored] = useState(() => Object.keys(found ?? {}).map(Number));
  if (restored.some((id) => !(id in edits))) {
    setRestored(restored.filter((id) => id in edits));
  }
  return {
    restored,
    markNew: useCallback((flashcardId: number) => {
      setRestored((now) => now.filter((id) => id !== flashcardId));
    }, []),
  };
}

/** For functions that run later, perhaps after the screen is closed. */
function useLatest(edits: CardEdits) {
  const latest = useRef({ edits, isShown: true });

  useEffect(() => {
    latest.current = { edits, isShown: true };
    return () => {
      latest.current = { edits, isShown: false };
    };
  }, [edits]);

  return latest;
}
