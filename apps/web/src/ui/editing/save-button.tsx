import Check from 'lucide-react/icons/check';
import Save from 'lucide-react/icons/save';
import { buttonClass } from '../basics/button';
import styles from './save-button.module.css';
import { Spinner } from '../basics/spinner';

export type SaveState = 'unsaved' | 'saving' | 'saved';

/** With a disk, at work, blue with a check: always as wide as the widest of the three. */
export function SaveButton({
  state,
  labels,
  look = 'brand',
  onSave,
  isDisabled = false,
}: {
  state: SaveState;
  labels: Record<SaveState, string>;
  /** Until it is saved. Red is what the specification asks for where a summary is saved. */
  look?: 'brand' | 'red';
  onSave: () => void;
  isDisabled?: boolean | undefined;
}) {
  const isIdle = state === 'unsaved';
  // Only aria-disabled: the dialog that says 'saved' gives the focus back to this button.
  return (
    <button
      type="button"
      className={buttonClass(
        { variant: look === 'red' ? 'danger-fill' : 'primary' },
        styles.button,
      )}
      data-state={state}
      disabled={isDisabled}
      aria-busy={state === 'saving' || undefined}
      aria-disabled={!isIdle || undefined}
      onClick={isIdle ? onSave : undefined}
    >
      {STATES.map((shown) => (
        <span key={shown} className={styles.face} aria-hidden={shown !== state || undefined}>
          {ICONS[shown]}
          {labels[shown]}
        </span>
      ))}
    </button>
  );
}

const STATES = ['unsaved', 'saving', 'saved'] as const;
const ICONS = { unsaved: <Save />, saving: <Spinner />, saved: <Check /> };
