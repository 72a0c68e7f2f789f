import type { Field } from '@scholar/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/i18n';
import { chooseReturnTo } from '../../lib/page/return-to';
import { readToken } from '../../lib/storage/token';
import { useUnsavedGuard } from '../../lib/address/unsaved-guard';
import {
  findPassage,
  isEditOf,
  NO_SOURCE,
  type SourceDocument,
  useDocumentImport,
  useTextProblem,
} from '../import-document/public';
import type { EntryPath } from '../generation/public';
import { findNameProblem, type NameProblem, type SummarizeDraft, useResult } from './use-result';
import { summarizeTexts } from './summarize.texts';
import { isSaved } from './summary-result';
import { useSaveSummary } from './use-save-summary';
import { useSummary } from './use-summary';

const HERE = '/summarize';

/** Everything that happens on the screen; the components only show it. */
export function useSummarizer(initial: SummarizeDraft | undefined) {
  const navigate = useNavigate();
  const [source, setSource] = useState(initial?.source ?? NO_SOURCE);
  const textProblem = useTextProblem(useTexts(summarizeTexts).noText);
  const [nameProblem, setNameProblem] = useState<NameProblem>();
  /** The source whose passage is highlighted. */
  const [active, setActive] = useState<number | null>(null);
  const [lastSaved, setLastSaved] = useState<{ name: string; field: string } | null>(null);
  const [isSignInAsked, setIsSignInAsked] = useState(false);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const nameRef = useRef<HTMLTextAreaElement>(null);

  const results = useResult(initial?.result ?? null);
  const result = results.shown?.result ?? null;
  const saving = useSaveSummary();
  const generation = useSummary((summary) => {
    results.show(summary);
    startAfresh();
  });
  const guard = useUnsavedGuard(result !== null && !isSaved(result));
  const documentImport = useDocumentImport({ source, onChange: changeSource });

  /** Clears messages that were about the summary before. */
  function startAfresh() {
    setActive(null);
    setNameProblem(undefined);
    saving.forgetFailure();
  }

  function findHighlighted() {
    const wanted = active === null ? undefined : result?.sources[active];
    if (active === null || wanted === undefined) {
      return undefined;
    }
    const passage = findPassage(source.text, wanted);
    return passage && { passage, number: active + 1 };
  }

  function changeSource(changed: SourceDocument) {
    setSource(changed);
    textProblem.clear();
    if (!isEditOf(source, changed)) {
      generation.forgetFailure();
    }
    // While typing, the highlight would have to be laid out again with every letter.
    setActive(null);
  }

  return {
    source,
    changeSource,
    documentImport,
    results,
    active,
    setActive,
    highlighted: findHighlighted(),
    generation,
    saving,
    guard,
    textProblem: textProblem.message,
    nameProblem,
    lastSaved,
    closeSaved: () => setLastSaved(null),
    isSignInAsked,
    closeSignIn: () => setIsSignInAsked(false),
    areaRef,
    nameRef,

    /** Returns whether the work has begun. */
    generate(): boolean {
      if (saving.state.kind === 'saving') {
        return false;
      }
      if (!textProblem.check(source.text)) {
        areaRef.current?.focus();
        return false;
      }
      documentImport.dismiss();
      results.settle();
      void generation.generate(source);
      return true;
    },

    edit(change: { name: string } | { field: Field }) {
      setNameProblem(undefined);
      saving.forgetFailure();
      results.edit(change);
    },

    bringBack() {
      startAfresh();
      results.bringBack();
    },

    save() {
      if (results.shown === null) {
        return;
      }
      const { turn, result: sent } = results.shown;
      if (readToken() === null) {
        setIsSignInAsked(true);
        return;
      }
      const problem = findNameProblem(sent.name);
      setNameProblem(problem);
      if (problem) {
        nameRef.current?.focus();
      } else {
        void saving.save(sent, (row) => {
          results.markSaved(turn, sent.saveKey, row);
          setLastSaved({ name: row.title, field: row.field });
        });
      }
    },

    enter(path: EntryPath) {
      // The work is kept in the draft, so there is nothing to ask before leaving.
      guard.release();
      chooseReturnTo(HERE);
      void navigate(path);
    },
  };
}
