import type { CardSet } from '@scholar/contract';
import { type RefObject, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { studyPath } from '../../../lib/address/paths';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { ButtonLink } from '../../../ui/basics/button-link';
import { PlanLimitDialog } from '../../plans/public';
import { type EntryPath, SignInDialog } from '../../generation/public';
import { keptIdsOf } from '../cards/batch';
import { CreateSetDialog } from './create-set-dialog';
import { DocumentPicker } from '../document/document-picker';
import { flashcardsTexts } from '../flashcards.texts';
import type { useGenerator } from '../use-generator';

export function GeneratorDialogs({
  generator,
  cardsRef,
  onEnter,
}: {
  generator: ReturnType<typeof useGenerator>;
  cardsRef: RefObject<HTMLElement | null>;
  onEnter: (path: EntryPath) => void;
}) {
  const texts = useTexts(flashcardsTexts);
  const { dialog, nameSet, closeDialog, batches, keeping, savedDocument } = generator;
  const nameRef = useRef<HTMLInputElement>(null);
  const isForOpening = dialog.kind === 'sign_in' && dialog.wants === 'open';
  return (
    <>
      <DocumentPicker
        isOpen={dialog.kind === 'pick'}
        onClose={closeDialog}
        onPick={(picked) => {
          closeDialog();
          savedDocument.open(picked);
        }}
      />
      <SignInDialog
        isOpen={dialog.kind === 'sign_in'}
        {...(isForOpening ? texts.signInToOpen : texts.signInToSave)}
        kept={texts.signInKept}
        onClose={closeDialog}
        onEnter={onEnter}
      />
      <MessageDialog
        isOpen={dialog.kind === 'select_one'}
        onClose={closeDialog}
        message={texts.selectOne}
      />
      <CardsSavedDialog
        isOpen={dialog.kind === 'saved'}
        nameRef={nameRef}
        onClose={closeDialog}
        onCreateSet={nameSet}
        onStudy={() => {
          closeDialog();
          keeping.studyNow();
        }}
      />
      <FailureDialog
        isOpen={dialog.kind === 'not_saved'}
        message={texts.notSaved}
        reason={dialog.kind === 'not_saved' ? dialog.reason : undefined}
        onClose={closeDialog}
      />
      <CreateSetDialog
        isOpen={dialog.kind === 'name_set'}
        title={generator.nameOfSet}
        onTitle={generator.setNameOfSet}
        nameRef={nameRef}
        count={batches.shown ? keptIdsOf(batches.shown).length : 0}
        isBusy={keeping.isCreating}
        onClose={closeDialog}
        onCreate={keeping.createSet}
      />
      <FailureDialog
        isOpen={dialog.kind === 'set_not_created'}
        message={texts.setNotCreated}
        reason={dialog.kind === 'set_not_created' ? dialog.reason : undefined}
        // Back to the name, which is still there.
        onClose={nameSet}
      />
      <ConfirmDialog
        isOpen={dialog.kind === 'cards_gone'}
        onClose={closeDialog}
        onConfirm={() => {
          closeDialog();
          keeping.save();
        }}
        title={texts.setNotCreated}
        message={texts.cardsGone}
        confirmLabel={texts.saveAgain}
        // The button that opened this is gone, because a set is offered only for saved cards.
        findFinalFocus={() => cardsRef.current}
      />
      <SetCreatedDialog
        set={dialog.kind === 'set_created' ? dialog.set : null}
        onClose={closeDialog}
      />
      <PlanLimitDialog
        message={dialog.kind === 'plan_limit' ? dialog.message : null}
        onClose={closeDialog}
      />
    </>
  );
}

/** The specification's sentence, with the reason below it where the server gave one. */
function FailureDialog({
  isOpen,
  message,
  reason,
  onClose,
}: {
  isOpen: boolean;
  message: string;
  reason: string | undefined;
  onClose: () => void;
}) {
  return reason === undefined ? (
    <MessageDialog isOpen={isOpen} onClose={onClose} message={message} />
  ) : (
    <MessageDialog isOpen={isOpen} onClose={onClose} title={message} message={reason} />
  );
}

function CardsSavedDialog({
  isOpen,
  nameRef,
  onClose,
  onCreateSet,
  onStudy,
}: {
  isOpen: boolean;
  nameRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
  onCreateSet: () => void;
  onStudy: () => void;
}) {
  const texts = useTexts(flashcardsTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.savedDone}
      hasCross={false}
      // Not behind the dialog that opens in its place.
      findFinalFocus={() => nameRef.current}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.ok}
          </Button>
          <Button variant="secondary" onClick={onCreateSet}>
            {texts.createSet}
          </Button>
          <Button onClick={onStudy}>{texts.studyNow}</Button>
        </>
      }
    >
      <p>{texts.savedAdvice}</p>
    </Dialog>
  );
}

function SetCreatedDialog({ set, onClose }: { set: CardSet | null; onClose: () => void }) {
  const texts = useTexts(flashcardsTexts);
  return (
    <Dialog
      isOpen={set !== null}
      onClose={onClose}
      title={texts.setCreated}
      hasCross={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.ok}
          </Button>
          <ButtonLink to={set ? studyPath(set.quizId) : '/study-quiz'}>{texts.study}</ButtonLink>
        </>
      }
    >
      <p>
        <bdi>{set?.title}</bdi>
      </p>
    </Dialog>
  );
}
