import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { SEARCH_ID } from './set-links';
import { setsTexts } from './sets.texts';

/** The filters leave nothing over. */
export function NoSetsFound({
  keyword,
  onClear,
  size,
}: {
  keyword: string;
  onClear: () => void;
  size?: 'panel' | 'page';
}) {
  const texts = useTexts(setsTexts).list;

  function handleClear() {
    onClear();
    // The button that was pressed is gone.
    document.getElementById(SEARCH_ID)?.focus();
  }

  return (
    <EmptyState
      size={size}
      title={texts.noneFound}
      advice={keyword === '' ? texts.noMatch : texts.noMatchFor(keyword)}
      action={
        <Button variant="secondary" onClick={handleClear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
