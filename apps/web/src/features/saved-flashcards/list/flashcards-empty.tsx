import Highlighter from 'lucide-react/icons/highlighter';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { NothingFound } from '../../../ui/feedback/nothing-found';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';

/** Nothing saved yet is told apart from nothing found. */
export function FlashcardsEmpty({
  keyword,
  isFiltered,
  onClear,
}: {
  keyword: string;
  isFiltered: boolean;
  onClear: () => void;
}) {
  const { empty: texts, list } = useTexts(savedFlashcardsTexts);
  if (!isFiltered) {
    return (
      <EmptyState
        size="page"
        title={texts.title}
        advice={texts.firstTime}
        action={
          <ButtonLink to="/flashcards" variant="secondary" icon={<Highlighter />}>
            {list.generate}
          </ButtonLink>
        }
      />
    );
  }
  return <NothingFound size="page" title={texts.title} keyword={keyword} onClear={onClear} />;
}
