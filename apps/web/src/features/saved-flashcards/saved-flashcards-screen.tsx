import { SORTS } from '@scholar/contract';
import CopyCheck from 'lucide-react/icons/copy-check';
import Highlighter from 'lucide-react/icons/highlighter';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useListAddress } from '../../lib/address/list-address';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { ButtonLink } from '../../ui/basics/button-link';
import { Button } from '../../ui/basics/button';
import { NewCardDialog } from './edit/new-card-dialog';
import { FRAME_ID } from './list/flashcard-address';
import { FlashcardResults } from './list/flashcard-results';
import { savedFlashcardsTexts } from './saved-flashcards.texts';
import styles from '../../ui/lists/list-page.module.css';

export function SavedFlashcardsScreen() {
  const texts = useTexts(savedFlashcardsTexts).list;
  const address = useListAddress('flashcards', SORTS.flashcards);
  const [newCard, setNewCard] = useState({ opening: 0, isOpen: false });
  useDocumentTitle(texts.title);

  return (
    <div id={FRAME_ID} tabIndex={-1} className={styles.page}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <div className={styles.actions}>
          <ButtonLink to="/duplicates" variant="quiet" icon={<CopyCheck />}>
            {texts.duplicates}
          </ButtonLink>
          <Button
            variant="secondary"
            icon={<Plus />}
            onClick={() => setNewCard(({ opening }) => ({ opening: opening + 1, isOpen: true }))}
          >
            {texts.newCard}
          </Button>
          <ButtonLink to="/flashcards" icon={<Highlighter />}>
            {texts.generate}
          </ButtonLink>
        </div>
      </div>
      <FlashcardResults address={address} />
      {newCard.opening > 0 && (
        <NewCardDialog
          key={newCard.opening}
          isOpen={newCard.isOpen}
          onClose={() => setNewCard({ ...newCard, isOpen: false })}
        />
      )}
    </div>
  );
}
