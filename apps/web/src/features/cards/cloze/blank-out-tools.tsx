import RectangleEllipsis from 'lucide-react/icons/rectangle-ellipsis';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { cardsTexts } from '../cards.texts';
import styles from './blank-out-tools.module.css';
import type { useBlankOut } from './use-blank-out';

/** Below the text areas of a card. */
export function BlankOutTools({ blanking }: { blanking: ReturnType<typeof useBlankOut> }) {
  const texts = useTexts(cardsTexts).blankOut;
  return (
    <div className={styles.tools}>
      <Button
        variant="secondary"
        size="sm"
        icon={<RectangleEllipsis />}
        title={texts.hint}
        // The text keeps the keyboard, and its selection stays to be seen.
        onMouseDown={(event) => event.preventDefault()}
        onClick={blanking.blankOut}
      >
        {texts.label}
      </Button>
      {blanking.isCloze && (
        <Button variant="link" onClick={blanking.toPlain}>
          {texts.plain}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {blanking.isAsking && texts.noWords}
      </p>
    </div>
  );
}
