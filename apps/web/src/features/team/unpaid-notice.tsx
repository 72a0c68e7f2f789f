import { useTexts } from '../../lib/i18n';
import { Notice } from '../../ui/forms/notice';
import { TextLink } from '../../ui/basics/text-link';
import { teamTexts } from './team.texts';

export function UnpaidNotice() {
  const texts = useTexts(teamTexts);
  return (
    <Notice tone="info">
      {texts.ended} <TextLink to="/profile#plan">{texts.renew}</TextLink>
    </Notice>
  );
}
