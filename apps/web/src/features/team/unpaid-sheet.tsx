import { useTexts } from '../../lib/i18n';
import { ButtonLink } from '../../ui/basics/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import page from '../../ui/lists/list-page.module.css';
import { teamTexts } from './team.texts';

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
