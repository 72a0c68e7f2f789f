import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useDelay } from '../../lib/time/use-delay';
import { Button } from '../../ui/basics/button';
import { toast } from '../../ui/feedback/toast';
import styles from './summary-tools.module.css';
import { summarizeTexts } from './summarize.texts';

const SHOWN_MS = 2_000;

/** Copy and Print; in a narrow panel only their icons show. */
export function SummaryTools({ content }: { content: string }) {
  const texts = useTexts(summarizeTexts);
  const [isCopied, setIsCopied] = useState(false);
  useDelay(isCopied, SHOWN_MS, () => setIsCopied(false));

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(content);
      setIsCopied(true);
    } catch {
      // Without TLS or permission the browser has no clipboard for us.
      toast({ message: texts.copyFailed });
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={isCopied ? <Check /> : <Copy />}
        title={texts.copy}
        onClick={() => void handleCopy()}
      >
        <span className={styles.label}>{isCopied ? texts.copied : texts.copy}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && texts.copied}
      </span>
      <Button
        variant="quiet"
        size="sm"
        icon={<Printer />}
        title={texts.print}
        onClick={() => window.print()}
      >
        <span className={styles.label}>{texts.print}</span>
      </Button>
    </>
  );
}
