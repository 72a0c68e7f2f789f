import { CARD_COUNT, type DocumentRow, isBlank } from '@scholar/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageLanguage, useTexts } from '../../lib/i18n';
import { isVietnamese as isVietnameseText } from '../../lib/text/is-vietnamese';
import { chooseReturnTo } from '../../lib/page/return-to';
import { readToken } from '../../lib/storage/token';
import { useUnsavedGuard } from '../../lib/address/unsaved-guard';
import {
  isEditOf,
  NO_SOURCE,
  type SourceDocument,
  useDocumentImport,
  useTextProblem,
} from '../import-document/public';
import type { EntryPath } from '../generation/public';
import { type CardChange, withAllSelected, withCard } from './cards/batch';
import { withMore } from './cards/growing-batch';
import { toCardCount } from './card-count';
import type { FlashcardsDraft } from './flashcards-draft';
import { flashcardsTexts } from './flashcards.texts';
import { type GeneratorDialog, useKeeping } from './keep/use-keeping';
import { nameOf } from './keep/name-of-set';
import { useBatches } from './cards/use-batches';
import { useFootnotes } from './cards/use-footnotes';
import { toPrefix, useGenerateCards } from './use-generate-cards';
import { useSample } from './document/use-sample';
import { useSavedDocument } from './document/use-saved-document';

/** Everything that happens on the screen; the components only show it. */
export function useGenerator(initial: FlashcardsDraft | undefined) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [source, setSource] = useState(initial?.source ?? NO_SOURCE);
  const [chosenVietnamese, setIsVietnamese] = useState(initial?.isVietnamese ?? null);
  const [count, setCount] = useState(initial?.count ?? String(CARD_COUNT.default));
  const [keepsDocument, setKeepsDocument] = useState(initial?.keepsDocument ?? true);
  const [isFolded, setIsFolded] = useState((initial?.shown?.cards.length ?? 0) > 0);
  const [isMaybeOpen, setIsMaybeOpen] = useState(false);
  const [nameOfSet, setNameOfSet] = useState(initial?.quizName ?? '');
  const [dialog, setDialog] = useState<GeneratorDialog>({ kind: 'none' });
  /** The place of the card whose passage is highlighted. */
  const [active, setActive] = useState<number | null>(null);
  /** The place of the card that quotes its passage in its foot. */
  const [quoted, setQuoted] = useState<number | null>(null);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const isVietnamese = chosenVietnamese ?? isForVietnamese(source.text);

  const textProblem = useTextProblem(useTexts(flashcardsTexts).noText);
  const batches = useBatches({
    shown: initial?.shown ?? null,
    earlier: initial ? [...initial.earlier, ...(initial.replaced ? [initial.replaced] : [])] : [],
  });
  const { shown } = batches;
  const keeping = useKeeping({
    batches,
    keepsDocument,
    show: setDialog,
    onDocument: noteDocument,
    onSetCreated: () => setNameOfSet(''),
  });
  const generation = useGenerateCards({
    onBatch(batch) {
      batches.show(batch);
      setIsFolded(batch.cards.length > 0);
      setIsMaybeOpen(batch.cards.every(({ isMaybe }) => isMaybe));
      startAfresh();
    },
    onMore: (batchId, more) => batches.changeById(batchId, (batch) => withMore(batch, more)),
    onFailure: batches.clear,
  });
  const guard = useUnsavedGuard(batches.isUnsaved);
  const documentImport = useDocumentImport({ source, onChange: changeSource });
  const savedDocument = useSavedDocument({
    source,
    onChange: changeSource,
    documentImport,
    onGuest: () => setDialog({ kind: 'sign_in', wants: 'open' }),
  });
  useSample(documentImport);

  const sources = useMemo(
    () =>
      // A footnote leads to a card that can be seen.
      shown?.sources.map((cited, place) => {
        const card = shown.cards[place];
        return card?.isMaybe && !card.isSelected && !isMaybeOpen ? null : cited;
      }),
    [shown, isMaybeOpen],
  );
  const { footnotes, highlighted } = useFootnotes({
    text: source.text,
    sources,
    active,
  });

  const { change } = batches;
  const { forgetProblems } = keeping;
  const changeCard = useCallback(
    (id: string, changed: CardChange) => {
      forgetProblems();
      change((batch) => withCard(batch, id, changed));
    },
    [change, forgetProblems],
  );
  const changeMaybe = useCallback(
    (id: string, changed: CardChange) => {
      if (changed.isSelected === false) {
        // A doubtful card that is put back stays in sight.
        setIsMaybeOpen(true);
      }
      changeCard(id, changed);
    },
    [changeCard],
  );

  function unfoldMaybe(isOpen: boolean) {
    setIsMaybeOpen(isOpen);
    if (isOpen) {
      change((batch) => ({ ...batch, isMaybeSeen: true }));
    }
  }

  function dismissRemarks() {
    change((batch) => ({ ...batch, areRemarksSeen: true }));
  }

  function releaseCard() {
    setActive(null);
    setQuoted(null);
  }

  /** Marks and problems belong to the cards that were shown before. */
  function startAfresh() {
    releaseCard();
    forgetProblems();
  }

  function changeSource(changed: SourceDocument) {
    setSource(changed);
    textProblem.clear();
    if (!isEditOf(source, changed)) {
      // What was said about the other text would be taken for a word about this one.
      generation.forgetFailure();
      dismissRemarks();
    }
    // The highlight would have to be laid out anew with every letter.
    releaseCard();
  }

  /** If the text is still on the screen, it belongs to the saved document from now on. */
  function noteDocument({ documentId, title }: DocumentRow, origin: SourceDocument) {
    setSource((old) =>
      old.text === origin.text && old.saved === null
        ? { ...old, saved: { documentId, title, part: 'source' } }
        : old,
    );
  }

  return {
    source,
    changeSource,
    documentImport,
    savedDocument,
    isVietnamese,
    chosenVietnamese,
    setIsVietnamese,
    count,
    setCount,
    keepsDocument,
    setKeepsDocument,
    isFolded,
    setIsFolded,
    isMaybeOpen,
    setIsMaybeOpen: unfoldMaybe,
    nameOfSet,
    setNameOfSet,
    batches,
    generation,
    keeping,
    guard,
    dialog,
    setDialog,
    nameSet() {
      // The set is named after its document, unless the student has begun to name it.
      setNameOfSet((typed) => typed || (shown ? nameOf(shown) : ''));
      setDialog({ kind: 'name_set' });
    },
    closeDialog: () => setDialog({ kind: 'none' }),
    textProblem: textProblem.message,
    areaRef,
    active,
    setActive,
    quoted,
    setQuoted,
    releaseCard,
    footnotes,
    highlighted,

    /** Answers whether the work has begun. */
    generate({ isOnDevice = generation.browserModel.isOn } = {}): boolean {
      if (keeping.isSaving) {
        return false;
      }
      if (!textProblem.check(source.text, toPrefix(isVietnamese))) {
        areaRef.current?.focus();
        return false;
      }
      documentImport.dismiss();
      void generation.generate(source, { asked: toCardCount(count), isVietnamese, isOnDevice });
      return true;
    },

    addDocument() {
      setDialog(readToken() === null ? { kind: 'sign_in', wants: 'open' } : { kind: 'pick' });
    },

    changeCard,
    changeMaybe,

    selectAll: (isSelected: boolean) =>
      batches.change((batch) => withAllSelected(batch, isSelected)),

    dismissRemarks,

    bringBack() {
      startAfresh();
      batches.bringBack();
    },

    enter(path: EntryPath) {
      // The work is kept in the draft, so there is nothing to ask before leaving.
      guard.release();
      chooseReturnTo(pathname + search);
      void navigate(path);
    },
  };
}

/** A Vietnamese student wants Vietnamese cards; those of a foreign text stay in its language until asked for. */
function isForVietnamese(text: string): boolean {
  return pageLanguage() === 'vi' && (isBlank(text) || isVietnameseText(text));
}
