import { FLASHCARDS_MESSAGE_MS } from '@scholar/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import BookOpen from 'lucide-react/icons/book-open';
import { type RefObject, useId } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Checkbox } from '../../../ui/forms/checkbox';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Spinner } from '../../../ui/basics/spinner';
import { Panel } from '../../../ui/layout/panel';
import { SaveButton, type SaveState } from '../../../ui/editing/save-button';
import { WorkingStrip } from '../../../ui/feedback/working-strip';
import { KeyCap } from '../../../ui/shortcuts/key-cap';
import { ShortcutsButton, useShortcuts } from '../../../ui/shortcuts/use-shortcuts';
import { browserModelTexts, type DeviceProgress } from '../../browser-model/public';
import { type Batch, isAllKept, isNoneMade, offeredOf, selectedOf, sureOf } from './batch';
import { focusCard } from './card-item';
import { cardKeysTexts } from './card-keys.texts';
import { CardList } from './card-list';
import { CardsNotices } from './cards-notices';
import styles from './cards-panel.module.css';
import { growingBatchTexts } from './growing-batch.texts';
import { SkeletonCards } from './skeleton-cards';
import { flashcardsTexts } from '../flashcards.texts';
import type { useGenerator } from '../use-generator';

/** The right half of the screen. */
export function CardsPanel({
  generator,
  panelRef,
  onGenerate,
  onCancel,
}: {
  generator: ReturnType<typeof useGenerator>;
  panelRef: RefObject<HTMLElement | null>;
  onGenerate: (how?: { isOnDevice: boolean }) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(flashcardsTexts);
  const keys = useTexts(cardKeysTexts);
  const deviceTexts = useTexts(browserModelTexts);
  const growingTexts = useTexts(growingBatchTexts);
  const titleId = useId();
  const shortcuts = useShortcuts({}, keys.shortcuts, keys.note);
  const { batches, generation, keeping } = generator;
  const { isGrowing } = generation;
  const isWaiting = generation.state.kind === 'running' && !isGrowing;
  const batch = isWaiting || !batches.shown?.cards.length ? null : batches.shown;
  const hasNoneMade = batches.shown !== null && isNoneMade(batches.shown);
  const total = batch ? offeredOf(batch).length : 0;
  const selected = batch ? selectedOf(batch).length : 0;
  const saveState = toSaveState(batch, keeping.isSaving);
  const statuses = {
    idle: '',
    running: isGrowing ? growingTexts.firstReady : texts.generating,
    cancelled: texts.cancelled,
    ready: toReadyStatus(),
    failed: '',
  };

  function toReadyStatus(): string {
    if (batch) {
      return texts.ready(sureOf(batch).length);
    }
    return hasNoneMade ? texts.noneMade : '';
  }

  /** The button that had the focus is gone. */
  function focusPanel() {
    panelRef.current?.focus({ preventScroll: true });
  }

  function handleRetry(how?: { isOnDevice: boolean }) {
    focusPanel();
    onGenerate(how);
  }

  function handleStop() {
    generation.cancel();
    focusPanel();
  }

  /** Whoever chose the browser's model is told that it is at work, and how far it is. */
  function toWaitingHint(): string {
    const { progress } = generation.browserModel;
    return progress ? deviceTexts.writing(toPercent(progress)) : texts.usually;
  }

  function handleKeep(keep: typeof keeping.save) {
    const problems = keep();
    const place = batch?.cards.findIndex(({ id }) => id in problems) ?? -1;
    const problem = problems[batch?.cards[place]?.id ?? ''];
    if (problem) {
      focusCard(place + 1, problem.question === undefined ? 'answer' : 'question');
    }
  }

  return (
    <Panel
      ref={panelRef}
      tabIndex={-1}
      className={styles.panel}
      isFootSticky={batch !== null}
      title={texts.cards}
      titleId={titleId}
      note={batch && texts.selectedCount({ selected, total })}
      tools={
        batch && (
          <>
            <span className={styles.keys} aria-hidden="true">
              <span>
                <KeyCap name="K" /> {keys.keep}
              </span>
              <span>
                <KeyCap name="D" /> {keys.drop}
              </span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              className={styles.all}
              onClick={() => generator.selectAll(selected < total)}
            >
              {selected < total ? texts.selectAll : texts.selectNone}
            </Button>
            <ShortcutsButton onClick={shortcuts.open} />
          </>
        )
      }
      foot={
        <>
          {batch && saveState === 'saved' ? (
            <Button variant="secondary" onClick={generator.nameSet}>
              {texts.createSet}
            </Button>
          ) : (
            <div className={styles.before}>
              <span className={styles.hint}>
                {isGrowing && (
                  <>
                    <Spinner />
                    {growingTexts.more}
                    <Button variant="link" onClick={handleStop}>
                      {growingTexts.stop}
                    </Button>
                  </>
                )}
                {batch && !isGrowing && (
                  <>
                    <CircleAlert size={18} />
                    {texts.hint}
                  </>
                )}
                {isWaiting && toWaitingHint()}
              </span>
              {batch?.origin && (
                <Checkbox
                  label={texts.keepDocument}
                  isChecked={generator.keepsDocument}
                  isDisabled={keeping.isSaving}
                  onChange={generator.setKeepsDocument}
                />
              )}
            </div>
          )}
          <div className={styles.ways}>
            <SaveButton
              state={saveState}
              labels={{ unsaved: texts.save, saving: texts.saving, saved: texts.saved }}
              isDisabled={batch === null || isGrowing || keeping.isStudying}
              onSave={() => handleKeep(keeping.save)}
            />
            {batch && (
              <Button
                variant="secondary"
                icon={<BookOpen />}
                isBusy={keeping.isStudying}
                disabled={isGrowing || keeping.isSaving}
                onClick={() => handleKeep(keeping.studyNow)}
              >
                {texts.studyNow}
              </Button>
            )}
          </div>
        </>
      }
    >
      <p className="visually-hidden" role="status">
        {statuses[generation.state.kind]}
      </p>
      {isWaiting ? (
        <GeneratingCards onCancel={onCancel} />
      ) : (
        <div className={styles.desk}>
          <CardsNotices generator={generator} onRetry={handleRetry} onDone={focusPanel} />
          {batch ? (
            <CardList
              batch={batch}
              desk={{
                ...generator,
                text: generator.source.text,
                highlighted: generator.highlighted?.number,
                isGrowing,
                problems: keeping.problems,
              }}
            />
          ) : (
            <NoCards generator={generator} hasNoneMade={hasNoneMade} />
          )}
        </div>
      )}
      {shortcuts.dialog}
    </Panel>
  );
}

function toPercent({ step, share }: DeviceProgress): number {
  return step === 'writing' ? Math.floor(share * 100) : 0;
}

/** In place of the cards, unless a notice above says already where they are. */
function NoCards({
  generator: { batches, generation },
  hasNoneMade,
}: {
  generator: ReturnType<typeof useGenerator>;
  hasNoneMade: boolean;
}) {
  const texts = useTexts(flashcardsTexts);
  if (generation.state.kind === 'failed' || (batches.isEarlierOffered && !hasNoneMade)) {
    return null;
  }
  return (
    <div className={styles.empty}>
      {hasNoneMade ? (
        <EmptyState title={texts.noneMade} advice={texts.noneMadeAdvice} />
      ) : (
        <EmptyState title={texts.empty} advice={texts.emptyAdvice} />
      )}
    </div>
  );
}

function toSaveState(batch: Batch | null, isSaving: boolean): SaveState {
  if (isSaving) {
    return 'saving';
  }
  return batch && isAllKept(batch) ? 'saved' : 'unsaved';
}

function GeneratingCards({ onCancel }: { onCancel: () => void }) {
  const texts = useTexts(flashcardsTexts);
  return (
    <>
      <WorkingStrip messages={texts.working} turnMs={FLASHCARDS_MESSAGE_MS} onCancel={onCancel} />
      <div className={styles.cards} aria-busy="true">
        <SkeletonCards />
      </div>
    </>
  );
}
