import { FLASHCARDS_MESSAGE_MS } from '@scholar/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type RefObject, useId } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Checkbox } from '../../../ui/forms/checkbox';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Panel } from '../../../ui/layout/panel';
import { SaveButton, type SaveState } from '../../../ui/inputs/save-button';
import { Skeleton } from '../../../ui/feedback/skeleton';
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
  const titleId = useId();
  const shortcuts = useShortcuts({}, keys.shortcuts, keys.note);
  const { batches, generation, keeping } = generator;
  const isGenerating = generation.state.kind === 'running';
  const batch = isGenerating || !batches.shown?.cards.length ? null : batches.shown;
  const hasNoneMade = batches.shown !== null && isNoneMade(batches.shown);
  const total = batch ? offeredOf(batch).length : 0;
  const selected = batch ? selectedOf(batch).length : 0;
  const saveState = toSaveState(batch, keeping.isSaving);
  const statuses = {
    idle: '',
    running: texts.generating,
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

  /** Whoever chose the browser's model is told that it is at work, and how far it is. */
  function toWaitingHint(): string {
    const { progress } = generation.browserModel;
    return progress ? deviceTexts.writing(toPercent(progress)) : texts.usually;
  }

  function handleSave() {
    const problems = keeping.save();
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
            <Button variant="secondary" onClick={() => generator.setDialog({ kind: 'name_set' })}>
              {texts.createSet}
            </Button>
          ) : (
            <div className={styles.before}>
              <span className={styles.hint}>
                {batch && (
                  <>
                    <CircleAlert size={18} />
                    {texts.hint}
                  </>
                )}
                {isGenerating && toWaitingHint()}
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
          <SaveButton
            state={saveState}
            labels={{ unsaved: texts.save, saving: texts.saving, saved: texts.saved }}
            isDisabled={batch === null}
            onSave={handleSave}
          />
        </>
      }
    >
      <p className="visually-hidden" role="status">
        {statuses[generation.state.kind]}
      </p>
      {isGenerating ? (
        <GeneratingCards onCancel={onCancel} />
      ) : (
        <div className={styles.desk}>
          <CardsNotices generator={generator} onRetry={handleRetry} onDone={focusPanel} />
          {batch ? (
            <CardList batch={batch} generator={generator} />
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
        {LINES.map(([term, first, second]) => (
          <div key={first} className={styles.card}>
            <Skeleton width={22} height={20} />
            <div className={styles.lines}>
              <Skeleton width={term} height={16} />
              <Skeleton width={first} height={12} />
              <Skeleton width={second} height={12} />
            </div>
            <Skeleton width={76} height={20} />
          </div>
        ))}
      </div>
    </>
  );
}

// Uneven widths read as text; equal ones read as a broken table.
const LINES = [
  ['31%', '92%', '60%'],
  ['23%', '96%', '71%'],
  ['29%', '94%', '65%'],
  ['37%', '88%', '53%'],
  ['25%', '97%', '41%'],
] as const;
