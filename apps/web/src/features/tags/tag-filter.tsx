import { isSameTag } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { Select } from '../../ui/inputs/select';
import { useTags } from './tags.queries';
import { tagsTexts } from './tags.texts';

/** Narrows a list to a tag. Not there for a student without tags. */
export function TagFilter({
  chosen,
  onChange,
}: {
  /** Empty for all. */
  chosen: string;
  onChange: (tag: string) => void;
}) {
  const texts = useTexts(tagsTexts);
  const tags = useTags();
  const known = tags.find(({ tag }) => isSameTag(tag, chosen));
  if (tags.length === 0 && chosen === '') {
    return null;
  }
  return (
    <Select
      label={texts.tag}
      isLabelHidden
      value={known?.tag ?? chosen}
      options={[
        { value: '', label: texts.allTags },
        ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
        ...(known || chosen === '' ? [] : [{ value: chosen, label: chosen }]),
      ]}
      onChange={onChange}
    />
  );
}
