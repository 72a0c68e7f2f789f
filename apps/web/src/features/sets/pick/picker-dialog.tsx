import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import styles from './card-picker.module.css';
import { setsTexts } from '../sets.texts';

/** The foot of a picker: how many are chosen, and what to do with them. */
export function PickerActions({
  formId,
  selectedCount,
  submitLabel,
  isReady,
  isBusy,
  onCancel,
}: {
  formId: string;
  selectedCount: number;
  submitLabel: string;
  isReady: boolean;
  isBusy: boolean;
  onCancel: () => void;
}) {
  const { picker: texts, cancel } = useTexts(setsTexts);
  return (
    <>
      <p role="status" className={styles.count}>
        {texts.selected(selectedCount)}
      </p>
      <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" form={formId} disabled={!isReady} isBusy={isBusy}>
        {submitLabel}
      </Button>
    </>
  );
}
