import { PAGE_SIZES } from '@scholar/contract';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import { controlClass } from '../forms/field';
import { Select } from '../inputs/select';
import styles from './pager.module.css';
import { listsTexts } from './lists.texts';

export type PagerProps = {
  /** Zero-based, as on the wire. */
  page: number;
  totalPages: number;
  pageSize: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
};
/** Fewer are walked through faster than typed. */
const JUMP_ABOVE = 5;
const OPTIONS = PAGE_SIZES.map(String).map((size) => ({ value: size, label: size }));

export function Pager({ page, totalPages, pageSize, onPage, onPageSize }: PagerProps) {
  const texts = useTexts(listsTexts);
  // An empty list still has a first page.
  const total = Math.max(totalPages, 1);
  const positionRef = useRef<HTMLSpanElement>(null);

  function handleStep(wanted: number) {
    if (wanted === 0 || wanted === total - 1) {
      // At the last page the pressed button is disabled and would drop the focus.
      positionRef.current?.focus();
    }
    onPage(wanted);
  }

  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      <div className={styles.line}>
        <PageSizeSelect pageSize={pageSize} onPageSize={onPageSize} />
        {total > JUMP_ABOVE && <PageJump total={total} onPage={onPage} />}
        <div className={styles.steps}>
          <Button
            variant="secondary"
            size="sm"
            className={styles.step}
            icon={<ChevronLeft />}
            onClick={() => handleStep(page - 1)}
            disabled={page <= 0}
          >
            {texts.previous}
          </Button>
          <span ref={positionRef} role="status" className={styles.position} tabIndex={-1}>
            <span aria-hidden="true">
              {page + 1} / {total}
            </span>
            <span className="visually-hidden">{texts.pageOf({ page: page + 1, total })}</span>
          </span>
          <Button
            variant="secondary"
            size="sm"
            className={styles.step}
            iconAfter={<ChevronRight />}
            onClick={() => handleStep(page + 1)}
            disabled={page >= total - 1}
          >
            {texts.next}
          </Button>
        </div>
      </div>
    </nav>
  );
}

/** A number beyond the last page leads to that. */
function PageJump({ total, onPage }: { total: number; onPage: (page: number) => void }) {
  const texts = useTexts(listsTexts);
  const id = useId();
  const [typed, setTyped] = useState('');

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = Number(typed);
    if (wanted >= 1) {
      onPage(Math.min(wanted, total) - 1);
    }
    setTyped('');
  }

  return (
    <form className={styles.jump} onSubmit={handleSubmit}>
      <label htmlFor={id}>{texts.goToPage}</label>
      <div className={`${controlClass({ size: 'sm' })} ${styles.wanted}`}>
        <input
          id={id}
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={String(total).length}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        />
      </div>
      <Button type="submit" variant="quiet" size="sm" disabled={typed === ''}>
        {texts.go}
      </Button>
    </form>
  );
}

function PageSizeSelect({
  pageSize,
  onPageSize,
}: {
  pageSize: number;
  onPageSize: (pageSize: number) => void;
}) {
  const texts = useTexts(listsTexts);
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
