import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { useDraft } from '../../lib/drafts/use-draft';
import { FLASHCARDS_DRAFT, FlashcardsDraftSchema } from './flashcards-draft';
import { flashcardsTexts } from './flashcards.texts';
import { Generator } from './generator';

export function FlashcardsScreen() {
  const draft = useDraft(FLASHCARDS_DRAFT, FlashcardsDraftSchema);
  useDocumentTitle(useTexts(flashcardsTexts).title);

  if (!draft.isLoaded) {
    return null;
  }
  return (
    <Generator key={draft.room} initial={draft.found} onKeep={draft.keep} onForget={draft.drop} />
  );
}
