import type { CardMedia, CardText } from '@scholar/contract';
import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { isCode, serverMessage } from '../../../lib/api/api';
import {
  BlankOutTools,
  type CardProblems,
  findCardProblems,
  useBlankOut,
} from '../../cards/public';
import { useBackOnline } from '../../../lib/calls/use-back-online';
import { useTexts } from '../../../lib/i18n';
import { useUnsavedGuard } from '../../../lib/address/unsaved-guard';
import { Button } from '../../../ui/basics/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Dialog } from '../../../ui/dialogs/dialog';
import { KeptHere } from '../../../ui/editing/kept-here';
import { LeaveDialog } from '../../../ui/editing/leave-dialog';
import { Notice } from '../../../ui/forms/notice';
import { PictureField } from '../../media/public';
import { findUnpaidMessage, PlanLimitDialog } from '../../plans/public';
import { TextArea } from '../../../ui/editing/text-area';
import styles from './card-dialog.module.css';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';
import type { IllustratedCard, useCardWriting } from './card-writing';

/** Question and answer of a card, saved or new. What is typed is not lost without a question. */
export function CardDialog({
  title,
  isOpen,
  onClose,
  edits,
  onSave,
  sending,
  children,
  after,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  edits: Pick<
    ReturnType<typeof useCardWriting<IllustratedCard>>,
    'writing' | 'isUnsaved' | 'isRestored' | 'change' | 'startOver' | 'settle'
  >;
  onSave: () => void;
  sending: { isPending: boolean; error: Error | null; reset: () => void };
  /** Above question and answer. */
  children?: ReactNode;
  after?: ReactNode;
}) {
  const texts = useTexts(savedFlashcardsTexts);
  const formId = useId();
  const { writing } = edits;
  const questionRef = useRef<HTMLTextAreaElement>(null);
  const answerRef = useRef<HTMLTextAreaElement>(null);
  const blanking = useBlankOut({
    card: writing,
    areas: { question: questionRef, answer: answerRef },
    onChange: handleChange,
  });
  const [isAsking, setIsAsking] = useState(false);
  const guard = useUnsavedGuard(isOpen && edits.isUnsaved);
  const { error } = sending;
  const problems = useProblems(error, writing);
  const isFull = isCode(error, 'plan_limit');
  const isKept = isCode(error, 'offline');
  useBackOnline(isOpen && isKept, onSave);

  function handleClose() {
    // What waits for the network is offered again when the card is opened.
    if (edits.isUnsaved && !isKept) {
      setIsAsking(true);
    } else {
      onClose();
    }
  }

  function handleStartOver() {
    edits.startOver();
    // The pressed button has disappeared, so the focus needs a new place.
    questionRef.current?.focus();
  }

  function handleDiscard() {
    edits.settle();
    setIsAsking(false);
    onClose();
  }

  function handleChange(change: Parameters<typeof edits.change>[0]) {
    edits.change(change);
    if (error) {
      sending.reset();
    }
  }

  function handleMedia(change: (media: readonly CardMedia[]) => CardMedia[]) {
    handleChange((now) => ({ media: change(now.media) }));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={title}
      isDismissable={!sending.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={handleClose} disabled={sending.isPending}>
            {texts.details.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={sending.isPending}>
            {texts.details.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        {edits.isRestored && (
          <Notice tone="info">
            <div className={styles.restored}>
              <span>{texts.details.restored}</span>
              <Button variant="link" onClick={handleStartOver}>
                {texts.discard.confirm}
              </Button>
            </div>
          </Notice>
        )}
        {children}
        <TextArea
          label={texts.details.question}
          name="question"
          areaRef={questionRef}
          className={styles.question}
          value={writing.question}
          error={problems.question}
          onChange={(question) => handleChange({ question })}
          onKeyDown={blanking.handleKeyDown}
        />
        <PictureField side="question" media={writing.media} onChange={handleMedia} />
        <TextArea
          label={texts.details.answer}
          name="answer"
          areaRef={answerRef}
          className={styles.answer}
          value={writing.answer}
          error={problems.answer}
          onChange={(answer) => handleChange({ answer })}
          onKeyDown={blanking.handleKeyDown}
        />
        <PictureField side="answer" media={writing.media} onChange={handleMedia} />
        <BlankOutTools blanking={blanking} />
        {after}
        {error && !isFull && <SaveFailure error={error} problems={problems} />}
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleDiscard}
        title={texts.discard.title}
        message={texts.discard.message}
        confirmLabel={texts.discard.confirm}
        tone="danger"
      />
      <PlanLimitDialog message={findUnpaidMessage(error) ?? null} onClose={sending.reset} />
      <LeaveDialog guard={guard} message={texts.leave} />
    </Dialog>
  );
}

/** Small and out of the way: what was written is still in the form. */
function SaveFailure({ error, problems }: { error: Error; problems: CardProblems }) {
  const texts = useTexts(savedFlashcardsTexts).details;
  if (isCode(error, 'offline')) {
    return <KeptHere />;
  }
  const reason = Object.keys(problems).length > 0 ? undefined : serverMessage(error);
  return (
    <Notice tone="bad">{reason === undefined ? texts.failed : texts.failedBecause(reason)}</Notice>
  );
}

const NONE: CardProblems = {};

/** What was wrong with the words that the server refused. They change only together with the error. */
function useProblems(error: Error | null, sent: CardText): CardProblems {
  return useMemo(
    () => (isCode(error, 'invalid_input') ? findCardProblems(sent) : NONE),
    [error, sent],
  );
}
