import type { CardText, Flashcard, QuizCards } from '@scholar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import { isCode } from '../../lib/is-code';
import { toast } from '../../ui/toast';
import {
  type CardEdits,
  type CardProblems,
  findProblems,
  toRows,
  withEdit,
  withoutEdit,
  withoutSaved,
} from './card-edits';
import { editSetCard, quizQueries } from './sets.queries';
import { setsTexts } from './sets.texts';

export type FoundEdits = {
  found: CardEdits | undefined;
  keep: (edits: CardEdits) => void;
  drop: () => void;
};

/** The texts that are typed over the cards of a set. A reload or an ended session takes none away. */
export function useCardEdits({ quizId, flashcards }: QuizCards, { found, keep, drop }: FoundEdits) {
  const texts = useTexts(setsTexts).card;
  const api = useApi();
  const queryClient = useQueryClient();
  const [edits, setEdits] = useState<CardEdits>(found ?? {});
  const [problems, setProblems] = useState<Record<number, CardProblems | undefined>>({});
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => toRows(flashcards, edits), [flashcards, edits]);

  useEffect(() => {
    if (Object.keys(edits).length > 0) {
      keep(edits);
    } else {
      drop();
    }
  }, [edits, keep, drop]);

  // The same functions for all rows and at all times: only the row that is typed in is drawn again.
  const change = useCallback((card: Flashcard, text: CardText) => {
    setEdits((now) => withEdit(now, card, text));
    setProblems((now) => ({ ...now, [card.flashcardId]: undefined }));
  }, []);

  const discard = useCallback((flashcardId: number) => {
    setEdits((now) => withoutEdit(now, flashcardId));
    setProblems((now) => ({ ...now, [flashcardId]: undefined }));
  }, []);

  const save = useCallback(
    async (flashcardId: number, card: CardText) => {
      const wrong = findProblems(card);
      if (Object.keys(wrong).length > 0) {
        setProblems((others) => ({ ...others, [flashcardId]: wrong }));
        return;
      }
      setSaving((others) => new Set(others).add(flashcardId));
      try {
        await editSetCard({ api, queryClient }, { quizId, flashcardId, card });
        setEdits((now) => withoutSaved(now, flashcardId, card));
        toast({ message: texts.saved, tone: 'good' });
      } catch (error) {
        if (isCode(error, 'not_found')) {
          void queryClient.invalidateQueries({ queryKey: quizQueries.all });
        }
        toast({ message: texts.notSaved, tone: 'bad' });
      }
      setSaving((others) => new Set([...others].filter((id) => id !== flashcardId)));
    },
    [api, queryClient, quizId, texts],
  );

  return {
    rows,
    problems,
    saving,
    isUnsaved: rows.some((row) => row.isUnsaved),
    /** From before a reload or a new login. */
    hasFound: found !== undefined && Object.keys(edits).some((id) => id in found),
    change,
    discard,
    discardAll: () => {
      setEdits({});
      setProblems({});
    },
    save,
  };
}
