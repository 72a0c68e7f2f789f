import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { PHONE } from '../../lib/device/media';
import { useTexts } from '../../lib/i18n';
import { useMediaQuery } from '../../lib/page/use-media-query';
import { Button } from '../../ui/basics/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { IconButton } from '../../ui/forms/icon-button';
import { Menu } from '../../ui/menus/menu';
import { selectionTexts } from './selection.texts';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection';

export type SelectionAction = {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  isDanger?: boolean;
};

/** What can be done with several rows at once, above their list; without any it tells how many there are. */
export function SelectionBar({
  label,
  onPage,
  total,
  selection,
  actions,
  sorting,
  fit,
}: {
  label: string;
  /** The ids of the rows that are shown. */
  onPage: readonly number[];
  total: string;
  selection: Selection;
  actions: readonly SelectionAction[];
  /** The order of the list, while nothing is chosen. */
  sorting: ReactNode;
  /** In a panel all actions wait behind one button. */
  fit?: 'panel';
}) {
  const texts = useTexts(selectionTexts);
  const isNarrow = useMediaQuery(PHONE);
  const isTight = fit === 'panel' || isNarrow;
  const { ids } = selection;
  const allRef = useRef<HTMLInputElement>(null);

  function handleClear() {
    selection.clear();
    // The button goes with the selection; the keyboard stays here.
    allRef.current?.focus();
  }

  return (
    <div role="group" className={styles.frame} aria-label={label}>
      <div className={fit ? `${styles.bar} ${styles[fit]}` : styles.bar}>
        <Checkbox
          inputRef={allRef}
          label={texts.page}
          isLabelHidden={ids.size > 0 || isTight}
          isChecked={onPage.length > 0 && onPage.every((id) => ids.has(id))}
          onChange={(isChecked) => selection.set(onPage, isChecked)}
        />
        <span role="status" className={styles.count}>
          {ids.size > 0 && texts.count(ids.size)}
        </span>
        {ids.size > 0 ? (
          <>
            <IconButton size="sm" label={texts.clear} icon={<X />} onClick={handleClear} />
            <div className={styles.end}>
              {isTight ? (
                <Menu
                  trigger={<Ellipsis size={18} />}
                  triggerLabel={texts.actions}
                  items={actions}
                />
              ) : (
                actions.map(({ label: action, icon, onSelect, isDanger }) => (
                  <Button
                    key={action}
                    variant={isDanger ? 'danger' : 'quiet'}
                    size="sm"
                    icon={icon}
                    onClick={onSelect}
                  >
                    {action}
                  </Button>
                ))
              )}
            </div>
          </>
        ) : (
          <div className={styles.end}>
            <span className={styles.count}>{total}</span>
            {sorting}
          </div>
        )}
      </div>
    </div>
  );
}

/** The same above a list of which nothing can be chosen. */
export function TotalBar({ total, sorting }: { total: string; sorting: ReactNode }) {
  return (
    <div className={`${styles.bar} ${styles.plain}`}>
      <span className={styles.count}>{total}</span>
      <div className={styles.end}>{sorting}</div>
    </div>
  );
}

/** The box of one row. */
export function RowCheckbox({
  label,
  isLabelShown = false,
  id,
  onPage,
  selection,
}: {
  label: ReactNode;
  isLabelShown?: boolean;
  id: number;
  onPage: readonly number[];
  selection: Selection;
}) {
  const isRange = useRef(false);
  const isSelected = selection.ids.has(id);
  return (
    <div
      // A press tells of Shift before the box tells of its change.
      onClickCapture={(event) => {
        isRange.current = event.shiftKey;
      }}
    >
      <Checkbox
        label={label}
        isLabelHidden={!isLabelShown}
        isChecked={isSelected}
        isDisabled={selection.isFull && !isSelected}
        onChange={(isChecked) =>
          selection.press(id, isChecked, { isRange: isRange.current, onPage })
        }
      />
    </div>
  );
}
