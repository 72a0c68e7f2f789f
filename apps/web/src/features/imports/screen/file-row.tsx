import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { memo } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Spinner } from '../../../ui/basics/spinner';
import { Track } from '../../../ui/feedback/track';
import { IconButton } from '../../../ui/forms/icon-button';
import { imports } from '../imports';
import { importsTexts } from '../imports.texts';
import { type FileFault, isUnderWay, type ShownFile } from '../queue/queued-file';
import styles from './file-row.module.css';
import { StageWords } from './stage-words';

/** What another look would not change. */
const FINAL: ReadonlySet<FileFault> = new Set(['folder', 'unsupported', 'too_large', 'gone']);

/** Memoised, because up to two hundred stand below each other while one of them changes. */
export const FileRow = memo(
  function FileRow({
    file,
    isChosen,
    onChoose,
    onSay,
  }: {
    file: ShownFile;
    isChosen: boolean;
    onChoose: (id: string) => void;
    onSay: (sentence: string) => void;
  }) {
    const texts = useTexts(importsTexts);
    const { id, name, stage, fault, work } = file;
    const isFailed = stage === 'failed';
    // What became no document is still a file.
    const title = isFailed ? name : file.title || name;

    function handleRemove() {
      imports.remove([id]);
      onSay(texts.removed(title));
    }

    return (
      <li className={styles.row} data-chosen={isChosen}>
        <button
          type="button"
          className={styles.choose}
          aria-current={isChosen}
          title={name}
          onClick={() => onChoose(id)}
        >
          <span className={styles.icon} data-stage={stage}>
            <StageIcon file={file} />
          </span>
          <span className={styles.words}>
            <bdi className={styles.title}>{title}</bdi>
            <span className={styles.stage} data-failed={isFailed}>
              <StageWords file={file} />
            </span>
            {work && 'pages' in work && work.pages > 1 && (
              <span className={styles.track}>
                <Track share={toShare(work)} />
              </span>
            )}
          </span>
        </button>
        <span className={styles.tools}>
          {isFailed && fault && !FINAL.has(fault) && (
            <IconButton
              size="sm"
              label={texts.retry(title)}
              icon={<RotateCcw />}
              onClick={() => imports.retry(id)}
            />
          )}
          {isUnderWay(file) ? (
            <IconButton
              size="sm"
              label={texts.cancel(title)}
              icon={<X />}
              onClick={() => imports.cancel(id)}
            />
          ) : (
            <IconButton
              size="sm"
              label={texts.remove(title)}
              icon={<Trash2 />}
              onClick={handleRemove}
            />
          )}
        </span>
      </li>
    );
  },
  (before, after) => before.isChosen === after.isChosen && isSame(before.file, after.file),
);

function isSame(before: ShownFile, after: ShownFile): boolean {
  return (
    before.title === after.title &&
    before.stage === after.stage &&
    before.work === after.work &&
    before.batch === after.batch
  );
}

function StageIcon({ file: { stage, work } }: { file: ShownFile }) {
  if (work && work.step !== 'pausing') {
    return <Spinner />;
  }
  if (stage === 'ready') {
    return <CircleCheck size={18} />;
  }
  return stage === 'failed' ? <CircleAlert size={18} /> : <FileText size={18} />;
}

/** A scanned page takes seconds, so the bar shows it half done while it is read. */
function toShare({ step, page, pages }: { step: string; page: number; pages: number }): number {
  return Math.min(1, (step === 'reading' ? page : page - 0.5) / pages);
}
