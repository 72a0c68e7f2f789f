import Layers from 'lucide-react/icons/layers';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { studyTexts } from './study.texts';

/** No sets yet is told apart from none found. */
export function SetsEmpty({
  keyword,
  isFiltered,
  onClear,
}: {
  keyword: string;
  isFiltered: boolean;
  onClear: () => void;
}) {
  const texts = useTexts(studyTexts).empty;
  if (!isFiltered) {
    return (
      <EmptyState
        size="page"
        title={texts.title}
        advice={texts.firstTime}
        action={
          <ButtonLink to="/set-creator" variant="secondary" icon={<Layers />}>
            {texts.make}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      size="page"
      title={texts.title}
      advice={keyword === '' ? texts.noMatch : texts.noMatchFor(keyword)}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
