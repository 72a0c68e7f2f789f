import type { CardText, TodayCard } from '@scholar/contract';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useUnsavedGuard } from '../../../lib/address/unsaved-guard';
import { serverMessage } from '../../../lib/api/api';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { LeaveDialog } from '../../../ui/editing/leave-dialog';
import { Notice } from '../../../ui/forms/notice';
import { TextArea } from '../../../ui/editing/text-area';
import { type CardProblems, CardSource, findCardProblems } from '../../cards/public';
import { CardPictures } from '../../media/public';
import { CardEditsSchema, useCardWriting, useEditFlashcard } from '../../saved-flashcards/public';
import { todayTexts } from '../today.texts';
import styles from './card-editor.module.css';

type EditorProps = {
  card: TodayCard;
  title: string;
  advice?: ReactNode;
  labels: { save: string; cancel: string };
  onSaved: (saved: CardText) => void;
  onCancel: () => void;
};

/** Question and answer in the place of the card, with the sentence they come from beside them. */
export function CardEditor(props: EditorProps) {
  const draft = useDraft(`flashcard.${props.card.flashcardId}`, CardEditsSchema);
  return draft.isLoaded ? (
    <LoadedEditor key={draft.room} {...props} draft={draft} />
  ) : (
    <div className={styles.sheet} aria-busy="true" />
  );
}

function LoadedEditor({
  card,
  title,
  advice,
  labels,
  onSaved,
  onCancel,
  draft,
}: EditorProps & { draft: Parameters<typeof useCardWriting>[1] }) {
  const texts = useTexts(todayTexts).editor;
  const { question: savedQuestion, answer: savedAnswer, kind: savedKind, media = [] } = card;
  const writing = useCardWriting(
    { question: savedQuestion, answer: savedAnswer, kind: savedKind, media },
    draft,
  );
  const edit = useEditFlashcard(card.flashcardId);
  const guard = useUnsavedGuard(writing.isUnsaved);
  const [problems, setProblems] = useState<CardProblems>({});
  const questionRef = useRef<HTMLTextAreaElement>(null);

  // The card that had the focus has made room.
  useEffect(() => questionRef.current?.focus(), []);

  function handleChange(change: Partial<CardText>) {
    writing.change(change);
    setProblems({});
    edit.reset();
  }

  function handleCancel() {
    writing.settle();
    onCancel();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { question, answer } = writing.writing;
    const found = findCardProblems({ question, answer });
    setProblems(found);
    if (Object.keys(found).length === 0) {
      edit.mutate(
        { question, answer },
        {
          onSuccess: () => {
            writing.settle();
            onSaved({ question, answer });
          },
        },
      );
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !edit.isPending) {
      event.preventDefault();
      handleCancel();
    }
  }

  return (
    <div className={styles.sheet} onKeyDown={handleKeyDown}>
      <form className={styles.form} aria-label={title} noValidate onSubmit={handleSubmit}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {advice && <p className={styles.advice}>{advice}</p>}
        </div>
        <div className={styles.fields}>
          {writing.isRestored && <Notice tone="info">{texts.restored}</Notice>}
          <TextArea
            label={texts.question}
            name="question"
            areaRef={questionRef}
            className={styles.question}
            value={writing.writing.question}
            error={problems.question}
            onChange={(question) => handleChange({ question })}
          />
          <CardPictures media={media} side="question" size="small" />
          <TextArea
            label={texts.answer}
            name="answer"
            className={styles.answer}
            value={writing.writing.answer}
            error={problems.answer}
            onChange={(answer) => handleChange({ answer })}
          />
          <CardPictures media={media} side="answer" size="small" />
          {edit.error && <SaveFailure error={edit.error} />}
        </div>
        <div className={styles.source}>
          <CardSource card={card} isDocumentLinked />
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={handleCancel} disabled={edit.isPending}>
            {labels.cancel}
          </Button>
          <Button type="submit" isBusy={edit.isPending}>
            {labels.save}
          </Button>
        </div>
        <LeaveDialog guard={guard} message={texts.leave} />
      </form>
    </div>
  );
}

function SaveFailure({ error }: { error: Error }) {
  const texts = useTexts(todayTexts).editor;
  const reason = serverMessage(error);
  return (
    <Notice tone="bad">{reason === undefined ? texts.failed : texts.failedBecause(reason)}</Notice>
  );
}
