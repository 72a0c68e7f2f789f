import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { uiTexts } from '../../ui/basics/ui.texts';
import { EmptyState } from '../../ui/feedback/empty-state';
import { listFailedTexts } from './list-failed.texts';

/** In the place of rows that could not be fetched: not the picture of an empty list. */
export function ListFailed({ size, onRetry }: { size: 'panel' | 'page'; onRetry: () => void }) {
  const { couldNotLoad, tryAgain } = useTexts(uiTexts);
  const { advice } = useTexts(listFailedTexts);
  return (
    <EmptyState
      size={size}
      drawing="torn"
      title={<span role="status">{couldNotLoad}</span>}
      advice={advice}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    />
  );
}
