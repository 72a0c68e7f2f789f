import type { Flashcard } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { useDraft } from '../../../lib/drafts/use-draft';
import { CardTags } from '../../tags/public';
import { toast } from '../../../ui/feedback/toast';
import { CardDetails, CardSource } from './card-details';
import { CardDialog } from './card-dialog';
import { CardEditsSchema, useCardWriting } from './card-writing';
import { useEditFlashcard } from '../flashcards.queries';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';

type DialogProps = { card: Flashcard; isOpen: boolean; onClose: () => void };

/** Opens once it is known whether edits from before are waiting. */
export function EditCardDialog(props: DialogProps) {
  const draft = useDraft(`flashcard.${props.card.flashcardId}`, CardEditsSchema);
  return draft.isLoaded ? <LoadedDialog key={draft.room} {...props} draft={draft} /> : null;
}

function LoadedDialog({
  card,
  isOpen,
  onClose,
  draft,
}: DialogProps & { draft: Parameters<typeof useCardWriting>[1] }) {
  const texts = useTexts(savedFlashcardsTexts).details;
  const edits = useCardWriting(
    { question: card.question, answer: card.answer, kind: card.kind },
    draft,
  );
  const edit = useEditFlashcard(card.flashcardId);

  function handleSave() {
    const { kind, ...text } = edits.writing;
    edit.mutate(kind === card.kind ? text : edits.writing, {
      onSuccess: () => {
        edits.settle();
        toast({ message: texts.updated, tone: 'good' });
        onClose();
      },
    });
  }

  return (
    <CardDialog
      title={texts.title}
      isOpen={isOpen}
      onClose={onClose}
      edits={edits}
      onSave={handleSave}
      sending={edit}
      after={
        <>
          <CardTags flashcardId={card.flashcardId} tags={card.tags} />
          {card.source && <CardSource quote={card.source.quote} />}
        </>
      }
    >
      <CardDetails card={{ ...card, kind: edits.writing.kind }} answer={edits.writing.answer} />
    </CardDialog>
  );
}
