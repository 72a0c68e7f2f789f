import { serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { toast } from '../../ui/feedback/toast';
import styles from './export-dialog.module.css';
import { EXPORT_FORMATS, type ExportFormat } from './export-port';
import { exportsTexts } from './exports.texts';
import type { Wanted } from './read-library';
import { useExport } from './use-export';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

export function ExportDialog({
  wanted,
  isOpen,
  onClose,
}: {
  wanted: Wanted;
  isOpen: boolean;
  onClose: () => void;
}) {
  const texts = useTexts(exportsTexts);
  const { state, start, cancel } = useExport(wanted, texts);
  const isWorking = state.step === 'working';

  async function handleChoose(format: ExportFormat) {
    const name = await start(format);
    if (name !== undefined) {
      toast({ message: texts.saved(name), tone: 'good' });
      onClose();
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      isDismissable={!isWorking}
      actions={
        isWorking && (
          <Button variant="secondary" onClick={cancel}>
            {texts.cancel}
          </Button>
        )
      }
    >
      {isWorking ? (
        <Working progress={state.progress} />
      ) : (
        <>
          <p className={styles.question}>{texts.question}</p>
          <ul className={styles.formats}>
            {FORMATS.map((format) => (
              <li key={format}>
                <button
                  type="button"
                  className={styles.format}
                  onClick={() => void handleChoose(format)}
                >
                  <span className={styles.name}>{texts.formats[format].name}</span>
                  <span className={styles.detail}>{texts.formats[format].detail}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="alert" className={styles.failure}>
            {state.step === 'failed' && (serverMessage(state.error) ?? texts.failed)}
          </p>
        </>
      )}
    </Dialog>
  );
}

/** The bar is full once the cards are there; writing them is short. */
function Working({ progress }: { progress: { done: number; all: number } | undefined }) {
  const texts = useTexts(exportsTexts);
  const { done, all } = progress ?? { done: 0, all: 1 };
  return <ProgressBar label={done < all ? texts.reading : texts.writing} value={done} max={all} />;
}
