import Archive from 'lucide-react/icons/archive';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { PutAwayDialog } from './put-away-dialog';
import { usePutAway } from './put-away.queries';
import { putAwayTexts } from './put-away.texts';

/** There as long as something is put away or flagged. */
export function PutAwayButton() {
  const texts = useTexts(putAwayTexts);
  const { total } = usePutAway();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {(total > 0 || isOpen) && (
        <IconButton
          label={texts.open(total)}
          icon={<Archive />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        />
      )}
      <PutAwayDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
