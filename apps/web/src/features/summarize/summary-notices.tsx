import { useTexts } from '../../lib/i18n';
import { PanelNotice } from '../../ui/feedback/panel-notice';
import { summarizeTexts } from './summarize.texts';

export function NotSaved({ reason, onRetry }: { reason: string | undefined; onRetry: () => void }) {
  const texts = useTexts(summarizeTexts);
  return (
    <PanelNotice
      tone="bad"
      message={texts.notSaved}
      detail={reason}
      action={{ label: texts.retry, onSelect: onRetry }}
    />
  );
}

export function EarlierSummary({
  onBringBack,
  onDismiss,
}: {
  onBringBack: () => void;
  onDismiss: () => void;
}) {
  const texts = useTexts(summarizeTexts);
  return (
    <PanelNotice
      tone="info"
      message={texts.replaced}
      action={{ label: texts.bringBack, onSelect: onBringBack }}
      onDismiss={onDismiss}
    />
  );
}
