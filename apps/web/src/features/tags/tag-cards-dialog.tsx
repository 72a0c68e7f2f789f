import type { TagChange } from '@scholar/contract';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { FormDialog } from '../../ui/editing/form-dialog';
import { toast } from '../../ui/feedback/toast';
import { Notice } from '../../ui/forms/notice';
import { TagField } from './tag-field';
import { undoTags } from './tag-undo';
import { changeTags, useChangeTags, useTagCaller } from './tags.queries';
import { tagsTexts } from './tags.texts';

/** Puts tags on many cards and takes tags off them. Mounted anew for each time it opens. */
export function TagCardsDialog({
  flashcardIds,
  isOpen,
  onClose,
}: {
  flashcardIds: readonly number[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const texts = useTexts(tagsTexts);
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const saving = useChangeTags();
  const caller = useTagCaller();

  function offerBack(changes: readonly TagChange[]) {
    toast({
      message: texts.many.done(flashcardIds.length),
      icon: <Tag />,
      ...(changes.length > 0 && {
        action: { label: texts.many.undo, onSelect: () => void takeBack(changes) },
      }),
    });
  }

  async function takeBack(changes: readonly TagChange[]) {
    try {
      for (const change of changes) {
        await changeTags(caller, change);
      }
    } catch {
      toast({ message: texts.many.undoFailed, tone: 'bad' });
    }
  }

  function handleSubmit() {
    if (add.length + remove.length === 0) {
      setProblem(texts.many.nothing);
      return;
    }
    saving.mutate(
      { flashcardIds: [...flashcardIds], add: [...add], remove: [...remove] },
      {
        onSuccess: (cards) => {
          offerBack(undoTags(cards));
          onClose();
        },
        onError: (error) => setProblem(serverMessage(error) ?? texts.failed),
      },
    );
  }

  const without = (tags: readonly string[], tag: string) => tags.filter((other) => other !== tag);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.many.title(flashcardIds.length)}
      submitLabel={texts.many.submit}
      isBusy={saving.isPending}
    >
      <TagField
        label={texts.many.add}
        hint={texts.many.hint}
        tags={add}
        onAdd={(tag) => setAdd([...add, tag])}
        onRemove={(tag) => setAdd(without(add, tag))}
      />
      <TagField
        label={texts.many.remove}
        hint={texts.many.hint}
        tags={remove}
        onAdd={(tag) => setRemove([...remove, tag])}
        onRemove={(tag) => setRemove(without(remove, tag))}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
    </FormDialog>
  );
}
