import Highlighter from 'lucide-react/icons/highlighter';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { useListAddress } from '../../lib/address/list-address';
import { Button } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import { FRAME_ID } from './list/flashcard-address';
import { FlashcardFilters } from './list/flashcard-filters';
import { FlashcardResults } from './list/flashcard-results';
import { savedFlashcardsTexts } from './saved-flashcards.texts';
import styles from '../../ui/lists/list-page.module.css';
import { NewCardDialog } from './edit/new-card-dialog';

export function SavedFlashcardsScreen() {
  const texts = useTexts(savedFlashcardsTexts).list;
  const address = useListAddress();
  const [newCard, setNewCard] = useState({ opening: 0, isOpen: false });
  useDocumentTitle(texts.title);

  return (
    <div id={FRAME_ID} tabIndex={-1} className={styles.page}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <div className={styles.actions}>
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
      <FlashcardFilters address={address} />
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
