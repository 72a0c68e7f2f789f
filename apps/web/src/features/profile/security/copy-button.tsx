import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { toast } from '../../../ui/feedback/toast';
import { securityTexts } from './security.texts';

export function CopyButton({ text, size }: { text: string; size?: 'sm' }) {
  const { copy: texts } = useTexts(securityTexts);
  const [isCopied, setIsCopied] = useState(false);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Without TLS or permission the browser has no clipboard for us.
      toast({ message: texts.failed });
    }
  }

  return (
    <Button variant="secondary" size={size} icon={<Copy />} onClick={() => void handleCopy()}>
      {isCopied ? texts.done : texts.label}
    </Button>
  );
}
