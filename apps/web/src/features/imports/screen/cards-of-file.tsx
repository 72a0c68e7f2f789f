import { useId, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { TextField } from '../../../ui/forms/text-field';
import { Panel } from '../../../ui/layout/panel';
import {
  type Batch,
  type CardChange,
  CardList,
  selectedOf,
  withCard,
} from '../../flashcards/public';
import { imports } from '../imports';
import { importsTexts } from '../imports.texts';
import { isUnderWay, type ShownFile } from '../queue/queued-file';
import styles from './cards-of-file.module.css';
import type { FileProblems } from './use-import-batch';

/** The right half of the screen: the cards of one document, as the generator shows them. */
export function CardsOfFile({
  file,
  problems,
}: {
  file: ShownFile | undefined;
  problems: FileProblems | null;
}) {
  const texts = useTexts(importsTexts);
  const titleId = useId();
  const batch = file?.batch;
  const own = problems?.fileId === file?.id ? problems : null;
  const isNameless = own !== null && file?.title.trim() === '';

  return (
    <Panel
      className={styles.panel}
      title={file ? toHeading(file) : texts.title}
      titleId={titleId}
      isTitleCut
      note={batch && texts.selected(count(batch))}
      foot={
        file &&
        file.stage !== 'failed' && (
          <TextField
            className={styles.name}
            label={texts.name}
            name="title"
            dir="auto"
            size="md"
            autoComplete="off"
            value={file.title}
            error={isNameless ? texts.nameless : undefined}
            onChange={(title) => imports.rename(file.id, title)}
          />
        )
      }
    >
      {file && batch && batch.cards.length > 0 ? (
        <div className={styles.desk}>
          <Cards fileId={file.id} batch={batch} text={file.reading?.source.text ?? ''} own={own} />
        </div>
      ) : (
        <div className={styles.empty}>
          <EmptyState {...toEmptyState(file, texts)} />
        </div>
      )}
    </Panel>
  );
}

function toHeading({ stage, title, name }: ShownFile): string {
  return stage === 'failed' ? name : title || name;
}

function toEmptyState(file: ShownFile | undefined, texts: (typeof importsTexts)['en']) {
  if (!file) {
    return { title: texts.noneChosen };
  }
  if (isUnderWay(file)) {
    return { title: texts.notYet };
  }
  return file.stage === 'failed'
    ? { title: texts.failed, advice: texts.faults[file.fault ?? 'corrupt'] }
    : { title: texts.noneMade, advice: texts.noneMadeAdvice };
}

function Cards({
  fileId,
  batch,
  text,
  own,
}: {
  fileId: string;
  batch: Batch;
  text: string;
  own: FileProblems | null;
}) {
  const [active, setActive] = useState<number | null>(null);
  const [quoted, setQuoted] = useState<number | null>(null);
  const [isMaybeOpen, setIsMaybeOpen] = useState(batch.cards.every(({ isMaybe }) => isMaybe));

  function unfoldMaybe(isOpen: boolean) {
    setIsMaybeOpen(isOpen);
    if (isOpen) {
      imports.changeBatch(fileId, (old) => ({ ...old, isMaybeSeen: true }));
    }
  }

  function changeCard(id: string, change: CardChange) {
    imports.changeBatch(fileId, (old) => withCard(old, id, change));
  }

  return (
    <CardList
      batch={batch}
      desk={{
        text,
        active,
        quoted,
        highlighted: undefined,
        isMaybeOpen,
        isGrowing: false,
        problems: own?.cards ?? {},
        setActive,
        setQuoted,
        releaseCard() {
          setActive(null);
          setQuoted(null);
        },
        setIsMaybeOpen: unfoldMaybe,
        changeCard,
        changeMaybe(id, change) {
          if (change.isSelected === false) {
            // A doubtful card that is put back stays in sight.
            setIsMaybeOpen(true);
          }
          changeCard(id, change);
        },
      }}
    />
  );
}

function count(batch: Batch) {
  return {
    selected: selectedOf(batch).length,
    all: batch.cards.filter(({ isMaybe, isSelected }) => !isMaybe || isSelected).length,
  };
}
