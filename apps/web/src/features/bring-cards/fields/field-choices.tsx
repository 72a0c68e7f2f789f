import {
  type CardFile,
  FIELD_ROLES,
  type FieldChoices as Choices,
  type FieldRole,
  type WideNoteType,
} from '@scholar/extract';
import { useTexts } from '../../../lib/i18n';
import { Select } from '../../../ui/inputs/select';
import type { ReadOptions } from '../read/card-port';
import styles from './field-choices.module.css';
import { fieldChoicesTexts } from './field-choices.texts';

/** What becomes of each field of the notes of a deck, where they have more than two. */
export function FieldChoices({
  read,
  onChange,
}: {
  read: CardFile;
  onChange: (options: ReadOptions) => void;
}) {
  const texts = useTexts(fieldChoicesTexts);
  const types = read.kind === 'deck' ? (read.deck.wideTypes ?? []) : [];
  const options = FIELD_ROLES.map((role) => ({ value: role, label: texts.roles[role] }));

  function choose(type: WideNoteType, place: number, role: FieldRole) {
    const chosen: Choices = Object.fromEntries(
      types
        .filter(({ isChosen }) => isChosen)
        .map(({ name, fields }) => [name, fields.map((field) => field.role)]),
    );
    const roles = type.fields.map((field, at) => (at === place ? role : field.role));
    onChange({ fields: { ...chosen, [type.name]: roles } });
  }

  return types.map((type) => (
    <fieldset key={type.name} className={styles.type}>
      <legend className={styles.legend}>{texts.title(type.name)}</legend>
      <div className={styles.fields}>
        {type.fields.map(({ name, sample, role }, place) => (
          <div key={name}>
            <Select
              label={name}
              value={role}
              options={options}
              onChange={(value) => choose(type, place, toRole(value))}
            />
            <p className={styles.sample} dir="auto">
              {sample || texts.empty}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  ));
}

function toRole(value: string): FieldRole {
  return FIELD_ROLES.find((role) => role === value) ?? 'nothing';
}
