import { useTexts } from '../../lib/i18n';
import { ButtonLink } from '../../ui/basics/button-link';
import { TextLink } from '../../ui/basics/text-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Notice } from '../../ui/forms/notice';
import { teamTexts } from './team.texts';
import page from '../../ui/lists/list-page.module.css';

/** Stands where the view would be while nobody has paid for it. */
export function UnpaidSheet({ title, advice }: { title: string; advice?: string }) {
  const texts = useTexts(teamTexts);
  return (
    <div className={page.sheet}>
      <EmptyState
        title={title}
        advice={advice}
        action={
          <ButtonLink to="/profile#plan" variant="secondary">
            {texts.renew}
          </ButtonLink>
        }
      />
    </div>
  );
}

export function UnpaidNotice() {
  const texts = useTexts(teamTexts);
  return (
    <Notice tone="info">
      {texts.ended} <TextLink to="/profile#plan">{texts.renew}</TextLink>
    </Notice>
  );
}
