import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/i18n';
import { LeaveDialog } from '../../ui/dialogs/leave-dialog';
import { Split } from '../../ui/layout/split';
import { WorkPage } from '../../ui/layout/work-page';
import { CardsPanel } from './cards/cards-panel';
import type { FlashcardsDraft } from './flashcards-draft';
import { flashcardsTexts } from './flashcards.texts';
import { GeneratorBar } from './generator-bar';
import { GeneratorDialogs } from './keep/generator-dialogs';
import { GeneratorDocument } from './document/generator-document';
import { useGenerator } from './use-generator';

const ONE_COLUMN = '(width < 768px)';

export function Generator({
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
  const { source, isVietnamese, count, keepsDocument, quizName, batches, guard } = generator;
  const { shown, earlier } = batches;

  useEffect(() => {
    // An empty screen is no work: kept, it would hide what a student left before signing in again.
    if (source.text === '' && shown === null && earlier.length === 0) {
      onForget();
    } else {
      onKeep({ source, isVietnamese, count, keepsDocument, quizName, shown, earlier });
    }
  }, [source, isVietnamese, count, keepsDocument, quizName, shown, earlier, onKeep, onForget]);

  function handleGenerate() {
    const hasBegun = generator.generate();
    if (hasBegun && window.matchMedia(ONE_COLUMN).matches) {
      cardsRef.current?.scrollIntoView({ block: 'start' });
    }
  }

  function handleCancel() {
    generator.generation.cancel();
    // The button that was pressed is gone.
    generateRef.current?.focus();
  }

  function handleLogIn() {
    // Said once more: a log-out in this tab may have emptied the drafts since the last change.
    onKeep({ source, isVietnamese, count, keepsDocument, quizName, shown, earlier });
    generator.logIn();
  }

  return (
    <>
      <WorkPage
        title={texts.title}
        actions={
          <GeneratorBar
            generator={generator}
            generateRef={generateRef}
            onGenerate={handleGenerate}
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
      <GeneratorDialogs generator={generator} cardsRef={cardsRef} onLogIn={handleLogIn} />
      <LeaveDialog guard={guard} message={texts.leave} />
    </>
  );
}
