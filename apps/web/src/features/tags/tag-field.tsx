import { isSameTag, TAG_MAX, TagSchema, TAGS_MAX } from '@scholar/contract';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { TextField } from '../../ui/forms/text-field';
import { useTags } from './tags.queries';
import { tagsTexts } from './tags.texts';
import styles from './tags.module.css';

/** Tags as chips, and a line to write the next one; Enter or a comma ends it. */
export function TagField({
  label,
  hint,
  tags,
  onAdd,
  onRemove,
}: {
  label: string;
  hint: string;
  tags: readonly string[];
  onAdd: (tag: string) => void;
  onRemove: (tag: string) => void;
}) {
  const id = useId();
  const texts = useTexts(tagsTexts);
  const known = useTags();
  const [typed, setTyped] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);

  function add(words: string) {
    const tag = TagSchema.safeParse(words);
    if (tag.success && !tags.some((other) => isSameTag(other, tag.data))) {
      onAdd(tag.data);
    }
    setTyped('');
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      // Enter would send the form around it.
      event.preventDefault();
      add(typed);
    }
  }

  function handleRemove(tag: string) {
    onRemove(tag);
    // The pressed button has disappeared, so the focus needs a new place.
    inputRef.current?.focus();
  }

  return (
    <div className={styles.field}>
      <TextField
        inputRef={inputRef}
        label={label}
        name="tag"
        dir="auto"
        size="md"
        autoComplete="off"
        hint={hint}
        value={typed}
        maxLength={TAG_MAX}
        disabled={tags.length >= TAGS_MAX}
        onChange={(words) => (words.endsWith(',') ? add(words.slice(0, -1)) : setTyped(words))}
        onKeyDown={handleKeyDown}
        onBlur={() => typed.trim() !== '' && add(typed)}
        list={id}
      />
      <datalist id={id}>
        {known.map(({ tag }) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {tags.map((tag) => (
            <li key={tag} className={styles.chip}>
              <bdi>{tag}</bdi>
              <button
                type="button"
                className={styles.cross}
                aria-label={texts.remove(tag)}
                onClick={() => handleRemove(tag)}
              >
                <X size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
