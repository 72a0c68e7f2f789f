import type { SortOf } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { Select } from '../inputs/select';
import { listsTexts } from './lists.texts';
import styles from './sort-select.module.css';

type Sort = SortOf<'documents' | 'flashcards' | 'sets'>;

/** The order of a list. */
export function SortSelect({
  sort,
  sorts,
  onSort,
}: {
  sort: Sort | undefined;
  sorts: readonly Sort[];
  onSort: (sort: string) => void;
}) {
  const texts = useTexts(listsTexts);
  return (
    <Select
      label={texts.sortBy}
      isLabelHidden
      size="sm"
      className={styles.select}
      value={sort ?? ''}
      options={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
      onChange={onSort}
    />
  );
}
