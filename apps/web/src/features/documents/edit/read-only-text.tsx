import { useTextParts } from '../../../lib/text/text-parts';
import { PartSteps } from '../../../ui/editing/part-steps';
import styles from './read-only-text.module.css';

/** A text to read and copy. A field, so that the keyboard can reach it and scroll it. */
export function ReadOnlyText({ label, text }: { label: string; text: string }) {
  const { shown, ...steps } = useTextParts(text);
  return (
    <>
      <textarea
        readOnly
        aria-label={label}
        dir="auto"
        rows={10}
        className={styles.text}
        value={shown.text}
      />
      <PartSteps index={steps.index} count={steps.count} onShow={steps.show} />
    </>
  );
}
