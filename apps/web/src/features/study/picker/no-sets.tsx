import Layers from 'lucide-react/icons/layers';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { setsTexts } from '../../sets/public';
import { studyTexts } from '../study.texts';

/** None yet, which is something else than none found. */
export function NoSets() {
  const texts = useTexts(studyTexts).empty;
  const { noneFound } = useTexts(setsTexts).list;
  return (
    <EmptyState
      size="page"
      title={noneFound}
      advice={texts.firstTime}
      action={
        <ButtonLink to="/set-creator" variant="secondary" icon={<Layers />}>
          {texts.make}
        </ButtonLink>
      }
    />
  );
}
