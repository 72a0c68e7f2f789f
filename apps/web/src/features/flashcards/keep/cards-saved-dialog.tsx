import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { flashcardsTexts } from '../flashcards.texts';

export function CardsSavedDialog({
  isOpen,
  onClose,
  onCreateSet,
}: {
  isOpen: boolean;
  onClose: () => void;
  onCreateSet: () => void;
}) {
  const texts = useTexts(flashcardsTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.savedDone}
      hasCross={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.ok}
          </Button>
          <Button onClick={onCreateSet}>{texts.createSet}</Button>
        </>
      }
    >
      <p>{texts.savedAdvice}</p>
    </Dialog>
  );
}
