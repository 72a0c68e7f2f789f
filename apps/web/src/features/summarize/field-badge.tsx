import { type Field, FIELDS, findField } from '@scholar/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Tag from 'lucide-react/icons/tag';
import { useTexts } from '../../lib/i18n';
import styles from './field-badge.module.css';
import { summarizeTexts } from './summarize.texts';

/** A badge to the eye; under it lies the list to choose another field from. */
export function FieldBadge({
  field,
  shown,
  onChange,
}: {
  field: Field;
  /** The field, or as much of it as has been typed in. */
  shown: string;
  onChange: (field: Field) => void;
}) {
  const texts = useTexts(summarizeTexts);
  return (
    <span className={styles.badge}>
      <Tag size={14} />
      <span>{texts.fieldBadge(shown)}</span>
      <ChevronDown className={styles.chevron} size={14} />
      <select
        className={styles.select}
        name="field"
        aria-label={texts.field}
        value={field}
        onChange={(event) => onChange(findField(event.target.value) ?? field)}
      >
        {FIELDS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  );
}
