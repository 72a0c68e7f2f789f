import type { ImportedSet } from '@scholar/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { studyPath } from '../../../lib/address/paths';
import { ApiError, serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { toast } from '../../../ui/feedback/toast';
import { type CardProblems, findCardProblems } from '../../cards/public';
import { selectedOf } from '../../flashcards/public';
import { type BroughtSet, useBringSets } from '../../sets/public';
import { imports } from '../imports';
import { importsTexts } from '../imports.texts';
import type { ShownFile } from '../queue/queued-file';
import { useImports } from '../use-imports';
import { toSet } from './to-set';

/** What is wrong with a document that was to be saved. */
export type FileProblems = { fileId: string; cards: Record<string, CardProblems> };

export type KeepDialog =
  | { kind: 'none' | 'select_one' }
  | { kind: 'not_saved'; reason: string | undefined }
  | { kind: 'full'; message: string; isToStudy: boolean };

/** The documents on the screen, and what becomes of all of them together. */
export function useImportBatch() {
  const texts = useTexts(importsTexts);
  const navigate = useNavigate();
  const state = useImports();
  const bringing = useBringSets();
  const [chosenId, setChosenId] = useState<string>();
  const [problems, setProblems] = useState<FileProblems | null>(null);
  const [dialog, setDialog] = useState<KeepDialog>({ kind: 'none' });
  const [said, setSaid] = useState('');
  const ready = state.files.filter(({ stage }) => stage === 'ready');
  const chosen = state.files.find(({ id }) => id === chosenId) ?? ready[0] ?? state.files[0];

  const seen = useRef(new Set<string>());
  const shownId = chosen?.stage === 'ready' ? chosen.id : undefined;

  useEffect(() => {
    if (shownId !== undefined) {
      seen.current.add(shownId);
    }
  }, [shownId]);

  function choose(id: string) {
    setChosenId(id);
  }

  function findProblems(): FileProblems | null {
    for (const { id, title, batch } of ready) {
      const found = (batch ? selectedOf(batch) : [])
        .map((card) => [card.id, findCardProblems(card)] as const)
        .filter(([, each]) => Object.keys(each).length > 0);
      if (found.length > 0 || title.trim() === '') {
        return { fileId: id, cards: Object.fromEntries(found) };
      }
    }
    return null;
  }

  /** The set of the document on the screen, or else the first one. */
  function openStudy(brought: readonly Brought[]) {
    const sets = brought.filter(({ set }) => set.quizId !== null);
    const [first] = [...sets.filter(({ fileId }) => fileId === chosen?.id), ...sets];
    if (!first) {
      toast({ tone: 'plain', message: texts.allKnown });
      void navigate('/study-quiz');
      return;
    }
    if (sets.length > 1) {
      toast({ tone: 'good', message: texts.savedOthers(sets.length - 1) });
    }
    void navigate(studyPath(first.set.quizId ?? 0));
  }

  function tellSaved(brought: readonly Brought[]) {
    const sets = brought.filter(({ set }) => set.quizId !== null).length;
    toast({
      tone: 'good',
      message: sets > 0 ? texts.saved(sets) : texts.documentsSaved(brought.length),
      ...(sets > 0 && {
        action: { label: texts.showSets, onSelect: () => void navigate('/study-quiz') },
      }),
    });
  }

  function keep({
    isToStudy,
    isOnlyWhatFits = false,
  }: {
    isToStudy: boolean;
    isOnlyWhatFits?: boolean;
  }) {
    const found = findProblems();
    setProblems(found);
    if (found) {
      choose(found.fileId);
      return;
    }
    if (isToStudy && ready.every(({ batch }) => !batch || selectedOf(batch).length === 0)) {
      setDialog({ kind: 'select_one' });
      return;
    }
    const fileOf = new Map<ImportedSet, ShownFile>(
      ready.map((file) => [toSet(file, { isSeen: seen.current.has(file.id) }), file]),
    );
    const brought: Brought[] = [];
    bringing.mutate(
      {
        sets: [...fileOf.keys()],
        isOnlyWhatFits,
        // At once: what is saved must not be saved again if a later part fails.
        onBrought(sets, sent) {
          const ids = sent.flatMap((set) => fileOf.get(set)?.id ?? []);
          sets.forEach((set, place) => brought.push({ set, fileId: ids[place] ?? '' }));
          imports.remove(ids);
        },
      },
      {
        onSuccess: () => (isToStudy ? openStudy(brought) : tellSaved(brought)),
        onError: (error) => setDialog(toDialog(error, isToStudy)),
      },
    );
  }

  function selectEverywhere(hasMaybe: boolean) {
    for (const { id } of ready) {
      imports.changeBatch(id, (batch) => ({
        ...batch,
        cards: batch.cards.map((card) => ({ ...card, isSelected: hasMaybe || !card.isMaybe })),
        isMaybeSeen: batch.isMaybeSeen || hasMaybe,
      }));
    }
    setSaid(hasMaybe ? texts.keptAll : texts.keptSure);
  }

  return {
    state,
    ready,
    chosen,
    choose,
    problems,
    said,
    say: setSaid,
    dialog,
    closeDialog: () => setDialog({ kind: 'none' }),
    isSaving: bringing.isPending,
    keep,
    keepAll: () => selectEverywhere(true),
    keepSure: () => selectEverywhere(false),
  };
}

type Brought = { set: BroughtSet; fileId: string };

function toDialog(error: unknown, isToStudy: boolean): KeepDialog {
  return error instanceof ApiError && error.code === 'plan_limit'
    ? { kind: 'full', message: error.said, isToStudy }
    : { kind: 'not_saved', reason: serverMessage(error) };
}
