import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import styles from './load-failed.module.css';
import { uiTexts } from '../basics/ui.texts';

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
    <div className={styles.failed}>
      <CircleAlert />
      <p role="status">{message ?? texts.couldNotLoad}</p>
      <Button variant="secondary" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
