import type { Flashcard } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { useDraft } from '../../../lib/drafts/use-draft';
import { CardTags } from '../../tags/public';
import { toast } from '../../../ui/feedback/toast';
import { CardDetails, CardSource } from './card-details';
import { CardDialog } from './card-dialog';
import { CardEditsSchema, isSameMedia, toMediaDrafts, useCardWriting } from './card-writing';
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
  const { question, answer, kind, media = [] } = card;
  const edits = useCardWriting({ question, answer, kind, media }, draft);
  const edit = useEditFlashcard(card.flashcardId);

  function handleSave() {
    const { media: shown, kind: meant, ...text } = edits.writing;
    const change = {
      ...text,
      ...(meant !== kind && { kind: meant }),
      ...(!isSameMedia(shown, media) && { media: toMediaDrafts(shown) }),
    };
    edit.mutate(change, {
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
