import { useTexts } from '../../../lib/i18n';
import { NothingFound } from '../../../ui/feedback/nothing-found';
import { SEARCH_ID } from '../set-links';
import { setsTexts } from '../sets.texts';

export function NoSetsFound({
  keyword,
  onClear,
  size,
}: {
  keyword: string;
  onClear: () => void;
  size?: 'panel' | 'page';
}) {
  const { noneFound } = useTexts(setsTexts).list;

  function handleClear() {
    onClear();
    // The button that was pressed is gone.
    document.getElementById(SEARCH_ID)?.focus();
  }

  return <NothingFound size={size} title={noneFound} keyword={keyword} onClear={handleClear} />;
}
