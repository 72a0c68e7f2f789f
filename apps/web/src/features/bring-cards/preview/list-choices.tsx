import { type CardFile, PAIR_SEPARATORS } from '@scholar/extract';
import { useTexts } from '../../../lib/i18n';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Select } from '../../../ui/inputs/select';
import { bringCardsTexts } from '../bring-cards.texts';
import styles from '../bring-cards.module.css';
import type { ReadOptions } from '../read/card-port';

const DELIMITERS = [',', ';', '\t', '|'];

/** How a list is cut into cards; a deck says it itself. */
export function ListChoices({
  read,
  onChange,
}: {
  read: CardFile;
  onChange: (options: ReadOptions) => void;
}) {
  const texts = useTexts(bringCardsTexts);
  const named = (signs: readonly string[]) =>
    signs.map((sign) => ({ value: sign, label: texts.separatorName(sign) }));

  if (read.kind === 'deck') {
    return null;
  }
  if (read.kind === 'list') {
    const { separator } = read.list;
    return (
      <div className={styles.choices}>
        <Select
          label={texts.separator}
          value={separator}
          options={named([...new Set([...PAIR_SEPARATORS, separator])])}
          onChange={(chosen) => onChange({ pairs: { separator: chosen } })}
        />
      </div>
    );
  }
  const { delimiter, header, columns, columnCount } = read.table;
  const options = { delimiter, hasHeader: header !== undefined, columns };
  const columnOptions = Array.from({ length: columnCount }, (_, column) => ({
    value: String(column),
    label: texts.column(column + 1, header?.[column] ?? ''),
  }));
  const choose = (side: 'question' | 'answer') => (chosen: string) =>
    onChange({ table: { ...options, columns: { ...columns, [side]: Number(chosen) } } });
  return (
    <div className={styles.choices}>
      <Select
        label={texts.separator}
        value={delimiter}
        options={named([...new Set([...DELIMITERS, delimiter])])}
        onChange={(chosen) => onChange({ table: { delimiter: chosen } })}
      />
      <Select
        label={texts.questionColumn}
        value={String(columns.question)}
        options={columnOptions}
        onChange={choose('question')}
      />
      <Select
        label={texts.answerColumn}
        value={String(columns.answer)}
        options={columnOptions}
        onChange={choose('answer')}
      />
      <Checkbox
        label={texts.hasHeader}
        isChecked={header !== undefined}
        onChange={(hasHeader) => onChange({ table: { delimiter, hasHeader, columns } })}
      />
    </div>
  );
}
