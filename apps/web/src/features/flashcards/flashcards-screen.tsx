import { CARD_COUNT } from '@scholar/contract';
import Highlighter from 'lucide-react/icons/highlighter';
import { type RefObject, useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { useDraft } from '../../lib/drafts/use-draft';
import { LeaveDialog } from '../../ui/editing/leave-dialog';
import { Split } from '../../ui/layout/split';
import { NextStep, WorkPage } from '../../ui/layout/work-page';
import { Button } from '../../ui/basics/button';

import { NumberStepper } from '../../ui/editing/number-stepper';
import { Switch } from '../../ui/inputs/switch';
import { FLASHCARDS_DRAFT, type FlashcardsDraft, FlashcardsDraftSchema } from './flashcards-draft';
import { flashcardsTexts } from './flashcards.texts';
import { BrowserModelSwitch } from '../browser-model/public';
import type { EntryPath } from '../generation/public';
import { CardsPanel } from './cards/cards-panel';
import { GeneratorDialogs } from './keep/generator-dialogs';
import { GeneratorDocument } from './document/generator-document';
import { useGenerator } from './use-generator';
import { toCardCount } from './card-count';
import styles from './generator.module.css';

const ONE_COLUMN = '(width < 768px)';

export function FlashcardsScreen() {
  const draft = useDraft(FLASHCARDS_DRAFT, FlashcardsDraftSchema);
  useDocumentTitle(useTexts(flashcardsTexts).title);

  if (!draft.isLoaded) {
    return null;
  }
  return (
    <Generator key={draft.room} initial={draft.found} onKeep={draft.keep} onForget={draft.drop} />
  );
}

function Generator({
  initial,
  onKeep,
  onForget,
}: {
  initial: FlashcardsDraft | undefined;
  onKeep: (draft: FlashcardsDraft) => void;
  onForget: () => void;
}) {
  const texts = useTexts(flashcardsTexts);
  const generator = useGenerator(initial);
  const cardsRef = useRef<HTMLElement>(null);
  const generateRef = useRef<HTMLButtonElement>(null);
  const { source, chosenVietnamese, count, keepsDocument, nameOfSet, batches, guard } = generator;
  const { shown, earlier } = batches;

  useEffect(() => {
    // Kept, an empty screen would hide the older draft of a student who signs in again.
    if (source.text === '' && shown === null && earlier.length === 0) {
      onForget();
    } else {
      onKeep({
        source,
        isVietnamese: chosenVietnamese,
        count,
        keepsDocument,
        quizName: nameOfSet,
        shown,
        earlier,
      });
    }
  }, [source, chosenVietnamese, count, keepsDocument, nameOfSet, shown, earlier, onKeep, onForget]);

  function handleGenerate(how?: { isOnDevice: boolean }) {
    const hasBegun = generator.generate(how);
    if (hasBegun && window.matchMedia(ONE_COLUMN).matches) {
      cardsRef.current?.scrollIntoView({ block: 'start' });
    }
  }

  function handleCancel() {
    generator.generation.cancel();
    // The button that was pressed is gone.
    generateRef.current?.focus();
  }

  function handleEnter(path: EntryPath) {
    // Kept once more, because a log-out in this tab may have emptied the drafts.
    onKeep({
      source,
      isVietnamese: chosenVietnamese,
      count,
      keepsDocument,
      quizName: nameOfSet,
      shown,
      earlier,
    });
    generator.enter(path);
  }

  return (
    <>
      <WorkPage
        title={texts.title}
        actions={
          <GeneratorBar
            generator={generator}
            generateRef={generateRef}
            onGenerate={() => handleGenerate()}
          />
        }
      >
        <Split
          storageKey="flashcardsSplit"
          label={texts.handle}
          first={<GeneratorDocument generator={generator} />}
          second={
            <CardsPanel
              generator={generator}
              panelRef={cardsRef}
              onGenerate={handleGenerate}
              onCancel={handleCancel}
            />
          }
        />
      </WorkPage>
      <GeneratorDialogs generator={generator} cardsRef={cardsRef} onEnter={handleEnter} />
      <LeaveDialog guard={guard} message={texts.leave} />
    </>
  );
}

function GeneratorBar({
  generator,
  generateRef,
  onGenerate,
}: {
  generator: ReturnType<typeof useGenerator>;
  generateRef: RefObject<HTMLButtonElement | null>;
  onGenerate: () => void;
}) {
  const texts = useTexts(flashcardsTexts);
  const { batches, documentImport, generation, keeping } = generator;
  return (
    <div className={styles.bar}>
      <BrowserModelSwitch
        model={generation.browserModel}
        isDisabled={generation.state.kind === 'running'}
      />
      <Switch
        label={texts.inVietnamese}
        isOn={generator.isVietnamese}
        onChange={generator.setIsVietnamese}
      />
      <NumberStepper
        label={texts.count}
        labels={{ fewer: texts.fewer, more: texts.more }}
        typed={generator.count}
        min={1}
        max={CARD_COUNT.max}
        limits={texts.countLimits(CARD_COUNT.max)}
        settle={toCardCount}
        onChange={generator.setCount}
      />
      <NextStep isNext={!batches.shown?.cards.length}>
        <Button
          ref={generateRef}
          icon={<Highlighter />}
          isBusy={generation.state.kind === 'running'}
          disabled={documentImport.running !== null || keeping.isSaving}
          onClick={onGenerate}
        >
          {texts.generate}
        </Button>
      </NextStep>
    </div>
  );
}
