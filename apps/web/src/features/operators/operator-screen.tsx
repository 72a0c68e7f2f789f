import { IdParamSchema } from '@scholar/contract';
import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { useAddress } from '../../lib/address/use-address';
import page from '../../ui/lists/list-page.module.css';
import { ViewTabs } from '../../ui/layout/view-tabs';
import { operatorTexts } from './operators.texts';
import { AuditView } from './audit-view';
import { ChoicesView } from './choices/choices-view';
import { FreshPasswordProvider } from './fresh-password';
import { MailsView } from './mails-view';
import { PaymentsView } from './payments-view';
import { RefusedContext } from './guarded-list';
import { AccountView } from './account-view';
import { AccountsView } from './accounts-view';

const VIEWS = ['users', 'payments', 'mails', 'choices', 'audit'] as const;
type View = (typeof VIEWS)[number];

/** What operators do, one view at a time. */
export function OperatorScreen({ onRefused }: { onRefused: () => void }) {
  const texts = useTexts(operatorTexts);
  const { query } = useAddress();
  const shown = VIEWS.find((view) => view === query.get('view')) ?? 'users';
  const opened = IdParamSchema.safeParse(query.get('user'));
  useDocumentTitle(texts.title);

  return (
    <RefusedContext value={onRefused}>
      <FreshPasswordProvider>
        <div className={page.page}>
          <h1>{texts.title}</h1>
          <ViewTabs
            label={texts.views}
            current={shown}
            views={VIEWS.map((view) => ({ view, label: texts.view[view], to: hrefOf(view) }))}
          />
          {shown === 'users' && opened.success && (
            <AccountView key={opened.data} userId={opened.data} />
          )}
          {shown === 'users' && !opened.success && <AccountsView />}
          {shown === 'payments' && <PaymentsView />}
          {shown === 'mails' && <MailsView />}
          {shown === 'choices' && <ChoicesView />}
          {shown === 'audit' && <AuditView />}
        </div>
      </FreshPasswordProvider>
    </RefusedContext>
  );
}

function hrefOf(view: View): string {
  return view === 'users' ? '/admin' : `/admin?view=${view}`;
}
