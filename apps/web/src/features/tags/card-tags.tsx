import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { toast } from '../../ui/feedback/toast';
import { TagField } from './tag-field';
import { useChangeTags } from './tags.queries';
import { tagsTexts } from './tags.texts';

/** The tags of one card; each change is saved at once. */
export function CardTags({ flashcardId, tags }: { flashcardId: number; tags: readonly string[] }) {
  const texts = useTexts(tagsTexts);
  const [shown, setShown] = useState(tags);
  const saving = useChangeTags();

  function change(wanted: readonly string[], sent: { add?: string[]; remove?: string[] }) {
    const before = shown;
    setShown(wanted);
    saving.mutate(
      { flashcardIds: [flashcardId], ...sent },
      {
        onError: () => {
          setShown(before);
          toast({ message: texts.failed, tone: 'bad' });
        },
      },
    );
  }

  return (
    <TagField
      label={texts.tags}
      hint={texts.addHint}
      tags={shown}
      onAdd={(tag) => change([...shown, tag], { add: [tag] })}
      onRemove={(tag) =>
        change(
          shown.filter((other) => other !== tag),
          { remove: [tag] },
        )
      }
    />
  );
}
