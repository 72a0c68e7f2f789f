import type { Quiz } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { studyPath } from '../../../lib/address/paths';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Dialog } from '../../../ui/dialogs/dialog';
import { flashcardsTexts } from '../flashcards.texts';

export function SetCreatedDialog({ quiz, onClose }: { quiz: Quiz | null; onClose: () => void }) {
  const texts = useTexts(flashcardsTexts);
  return (
    <Dialog
      isOpen={quiz !== null}
      onClose={onClose}
      title={texts.setCreated}
      hasCross={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.ok}
          </Button>
          <ButtonLink to={quiz ? studyPath(quiz.quizId) : '/study-quiz'}>{texts.study}</ButtonLink>
        </>
      }
    >
      <p>
        <bdi>{quiz?.title}</bdi>
      </p>
    </Dialog>
  );
}
