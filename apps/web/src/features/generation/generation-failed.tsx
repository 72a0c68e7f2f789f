import { ApiError, serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { generationTexts } from './generation.texts';
import { PanelNotice } from '../../ui/feedback/panel-notice';

export function GenerationFailed({
  message,
  error,
  onRetry,
}: {
  message: string;
  error: unknown;
  onRetry: () => void;
}) {
  const texts = useTexts(generationTexts);
  const isOffline = error instanceof ApiError && error.code === 'offline';
  return (
    <PanelNotice
      tone="bad"
      message={message}
      detail={isOffline ? texts.offline : serverMessage(error)}
      action={{ label: texts.tryAgain, onSelect: onRetry }}
    />
  );
}
