import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { Dialog } from '../../ui/dialogs/dialog';
import styles from './saved-dialog.module.css';
import { summarizeTexts } from './summarize.texts';

export function SavedDialog({
  saved,
  onClose,
}: {
  /** What was saved; null while there is nothing to say. */
  saved: { name: string; field: string } | null;
  onClose: () => void;
}) {
  const texts = useTexts(summarizeTexts);
  return (
    <Dialog
      isOpen={saved !== null}
      onClose={onClose}
      title={texts.savedTitle}
      hasCross={false}
      actions={<Button onClick={onClose}>{texts.ok}</Button>}
    >
      <dl className={styles.facts}>
        <dt>{texts.name}</dt>
        <dd>
          <bdi>{saved?.name}</bdi>
        </dd>
        <dt>{texts.field}</dt>
        <dd>{saved?.field}</dd>
      </dl>
    </Dialog>
  );
}
