import { useTexts } from '../../../lib/i18n';
import { browserModelTexts, DeviceFailed, DeviceModelError } from '../../browser-model/public';
import { GenerationFailed } from '../../generation/public';
import { PanelNotice } from '../../../ui/feedback/panel-notice';
import { type Batch, sureOf } from './batch';
import { growingBatchTexts } from './growing-batch.texts';
import { flashcardsTexts } from '../flashcards.texts';
import type { useGenerator } from '../use-generator';

export function CardsNotices({
  generator,
  onRetry,
  onDone,
}: {
  generator: ReturnType<typeof useGenerator>;
  onRetry: (how?: { isOnDevice: boolean }) => void;
  /** Called when a notice closes, and the button that had the focus with it. */
  onDone: () => void;
}) {
  const texts = useTexts(flashcardsTexts);
  const growingTexts = useTexts(growingBatchTexts);
  const { batches, generation } = generator;
  const { shown } = batches;
  const isRestMissing = shown !== null && shown.id === generation.growingId;
  const failure =
    generation.state.kind === 'failed' && (shown === null || isRestMissing)
      ? generation.state
      : null;
  const remarks = useRemarks(shown);

  function handleBringBack() {
    generator.bringBack();
    onDone();
  }

  function handleHide() {
    batches.dismissEarlier();
    onDone();
  }

  function handleDismiss() {
    generator.dismissRemarks();
    onDone();
  }

  return (
    <>
      {failure?.error instanceof DeviceModelError ? (
        <DeviceFailed error={failure.error} onWithoutIt={() => onRetry({ isOnDevice: false })} />
      ) : (
        failure && (
          <GenerationFailed
            message={isRestMissing ? growingTexts.restFailed : texts.failed}
            error={failure.error}
            onRetry={() => onRetry()}
          />
        )
      )}
      {batches.isEarlierOffered && (
        <PanelNotice
          tone="info"
          message={texts.earlier(batches.earlier.length)}
          action={{ label: texts.bringBack, onSelect: handleBringBack }}
          onDismiss={handleHide}
        />
      )}
      {remarks.length > 0 && (
        <PanelNotice
          tone="info"
          message={remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
          onDismiss={handleDismiss}
        />
      )}
    </>
  );
}

/** The AI's remarks in the reader's words. */
function useRemarks(batch: Batch | null): string[] {
  const texts = useTexts(flashcardsTexts).notices;
  const deviceTexts = useTexts(browserModelTexts);
  // Without any card the panel itself says so.
  if (!batch || batch.cards.length === 0 || batch.areRemarksSeen) {
    return [];
  }
  const { remarks } = batch;
  const made = sureOf(batch).length;
  const { notice, asked, isFallback, isOnDevice, sections, withoutCards, uncovered } = remarks;
  const count = Math.max(uncovered, withoutCards.length);
  return [
    notice === 'fewer_than_asked' &&
      (made > 0 ? texts.fewer_than_asked({ made, asked }) : texts.only_maybe),
    notice === 'not_translated' && texts.not_translated,
    notice === 'part_missing' && (isOnDevice ? deviceTexts.partly : texts.part_missing),
    isFallback && texts.fallback,
    // Sections without cards matter only where some cards came, but fewer than asked for.
    made > 0 &&
      made < asked &&
      withoutCards.length > 0 &&
      texts.uncovered({ count, sections, titles: withoutCards }),
  ].filter((remark) => typeof remark === 'string');
}
