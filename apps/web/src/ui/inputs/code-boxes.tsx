import { CODE_LENGTH } from '@scholar/contract';
import styles from './code-input.module.css';
import type { CodeCursor } from './use-code-cursor';

const POSITIONS = Array.from({ length: CODE_LENGTH }, (_, position) => position);

/** What the eye sees. The real input lies on top and is what everything else meets. */
export function CodeBoxes({
  digits,
  cursor,
  hasError,
  isDisabled,
}: {
  digits: string;
  cursor: CodeCursor | undefined;
  hasError: boolean;
  isDisabled: boolean;
}) {
  return (
    <div className={styles.boxes} aria-hidden="true">
      {POSITIONS.map((position) => {
        const isActive = cursor !== undefined && isInside(position, cursor);
        const looks = [
          styles.box,
          hasError && styles.invalid,
          isActive && styles.active,
          isDisabled && styles.disabled,
        ];
        return (
          <span key={position} className={looks.filter(Boolean).join(' ')}>
            {digits[position] ?? (isActive && <span className={styles.caret} />)}
          </span>
        );
      })}
    </div>
  );
}

function isInside(position: number, { start, end }: CodeCursor): boolean {
  return position === start || (position > start && position < end);
}
