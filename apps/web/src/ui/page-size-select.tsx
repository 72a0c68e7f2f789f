import { useTexts } from '../lib/i18n';
import styles from './pager.module.css';
import { Select } from './select';
import { uiTexts } from './ui.texts';

const PAGE_SIZES = [5, 10, 20, 50].map(String);

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
        options={PAGE_SIZES.map((size) => ({ value: size, label: size }))}
        onChange={(size) => onPageSize(Number(size))}
      />
      <span className={styles.perPage} aria-hidden="true">
        {texts.perPage}
      </span>
    </div>
  );
}
