import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import { uiTexts } from '../basics/ui.texts';
import { EmptyState } from './empty-state';

/** Stands where the list would be: a list that failed to load never claims to be empty. */
export function LoadFailed({
  onRetry,
  message,
}: {
  onRetry: () => void;
  message?: string | undefined;
}) {
  const texts = useTexts(uiTexts);
  return (
    <EmptyState
      drawing="torn"
      title={<span role="status">{message ?? texts.couldNotLoad}</span>}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}
