import { useTexts } from '../../../lib/i18n';
import { randomKey } from '../../../lib/queries/random-key';
import { useDraft } from '../../../lib/drafts/use-draft';
import { Select } from '../../../ui/inputs/select';
import { toast } from '../../../ui/feedback/toast';
import { CardDialog } from './card-dialog';
import {
  BLANK_CARD,
  type NewCard,
  NewCardSchema,
  toMediaDrafts,
  useCardWriting,
} from './card-writing';
import { useAddFlashcard } from '../flashcards.queries';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';
import { useDocumentOptions } from '../use-document-options';

type DialogProps = { isOpen: boolean; onClose: () => void };

/** Opens once it is known whether a card from before is waiting. */
export function NewCardDialog(props: DialogProps) {
  const draft = useDraft('flashcard.new', NewCardSchema);
  return draft.isLoaded ? <LoadedDialog key={draft.room} {...props} draft={draft} /> : null;
}

function LoadedDialog({
  isOpen,
  onClose,
  draft,
}: DialogProps & { draft: Parameters<typeof useCardWriting<NewCard>>[1] }) {
  const texts = useTexts(savedFlashcardsTexts).details;
  const edits = useCardWriting<NewCard>(BLANK_CARD, draft);
  const { writing } = edits;
  const adding = useAddFlashcard();
  const options = useDocumentOptions(texts.noDocument);

  function handleSave() {
    const { question, answer, kind, media, documentId, saveKey = randomKey() } = writing;
    edits.change({ saveKey });
    adding.mutate(
      {
        card: {
          question,
          answer,
          ...(kind === 'cloze' && { kind }),
          ...(media.length > 0 && { media: toMediaDrafts(media) }),
        },
        documentId: documentId === '' ? undefined : Number(documentId),
        idempotencyKey: saveKey,
      },
      {
        onSuccess: () => {
          edits.settle();
          toast({ message: texts.added, tone: 'good' });
          onClose();
        },
      },
    );
  }

  function handleDocument(documentId: string) {
    edits.change({ documentId, saveKey: undefined });
    adding.reset();
  }

  return (
    <CardDialog
      title={texts.newTitle}
      isOpen={isOpen}
      onClose={onClose}
      // A changed text is another card and needs another idempotency key.
      edits={{
        ...edits,
        change: (change) =>
          edits.change((now) => ({
            ...(typeof change === 'function' ? change(now) : change),
            saveKey: undefined,
          })),
      }}
      onSave={handleSave}
      sending={adding}
      after={
        <Select
          label={texts.document}
          name="document"
          size="lg"
          value={writing.documentId}
          options={options}
          onChange={handleDocument}
        />
      }
    />
  );
}
