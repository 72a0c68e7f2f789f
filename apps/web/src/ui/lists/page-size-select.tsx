import { PAGE_SIZES } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import styles from './pager.module.css';
import { Select } from '../inputs/select';
import { uiTexts } from '../basics/ui.texts';

const OPTIONS = PAGE_SIZES.map(String).map((size) => ({ value: size, label: size }));

export function PageSizeSelect({
  pageSize,
  onPageSize,
}: {
  pageSize: number;
  onPageSize: (pageSize: number) => void;
}) {
  const texts = useTexts(uiTexts);
  return (
    <div className={styles.size}>
      <span aria-hidden="true">{texts.show}</span>
      <Select
        label={texts.rowsPerPage}
        isLabelHidden
        size="sm"
        value={String(pageSize)}
        options={OPTIONS}
        onChange={(size) => onPageSize(Number(size))}
      />
      <span className={styles.perPage} aria-hidden="true">
        {texts.perPage}
      </span>
    </div>
  );
}
