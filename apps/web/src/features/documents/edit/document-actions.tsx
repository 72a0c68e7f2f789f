import Highlighter from 'lucide-react/icons/highlighter';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { flashcardsOf } from '../document-links';
import { documentsTexts } from '../documents.texts';
import { useDeleteDocument } from '../use-delete-document';
import { useWayBack } from '../../lists/public';

export function DocumentActions({
  documentId,
  onRemoved,
}: {
  documentId: number;
  /** Before the list opens. */
  onRemoved: () => void;
}) {
  const texts = useTexts(documentsTexts).form;
  const { goBack } = useWayBack('document');
  const deletion = useDeleteDocument({
    onRemoved: () => {
      onRemoved();
      goBack();
    },
  });
  return (
    <>
      <ButtonLink to={flashcardsOf(documentId)} variant="secondary" isWide icon={<Highlighter />}>
        {texts.flashcards}
      </ButtonLink>
      <Button variant="danger" isWide icon={<Trash2 />} onClick={() => deletion.ask(documentId)}>
        {texts.remove}
      </Button>
      {deletion.dialog}
    </>
  );
}
