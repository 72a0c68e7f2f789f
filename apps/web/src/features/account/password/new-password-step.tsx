import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Notice } from '../../../ui/forms/notice';
import { accountTexts } from '../page/account.texts';
import type { Failure } from '../../../lib/forms/use-submission';
import { AccountForm } from '../page/account-form';
import { NewPasswordFields, newPasswordRules } from './new-password-fields';
import { ResendRow } from '../code/code-step';
import type { Form } from '../../../lib/forms/use-form';
import type { Resend } from '../code/use-mailed-code';

export function NewPasswordStep({
  email,
  form,
  resend,
  failure,
  isSaving,
  onSave,
}: {
  email: string;
  form: Form<{ password: string; confirmation: string }>;
  resend: Resend;
  failure: Failure | undefined;
  isSaving: boolean;
  onSave: () => void;
}) {
  const texts = useTexts(accountTexts);
  const focusFirst = useEffectEvent(() => form.focus('password'));

  useEffect(() => focusFirst(), []);

  function handleSubmit() {
    if (form.check(newPasswordRules(texts.errors))) {
      onSave();
    }
  }

  return (
    <AccountForm
      onSubmit={handleSubmit}
      failure={failure}
      isBusy={isSaving}
      submitLabel={texts.changePassword.submit}
    >
      {/* Tells a password manager which account the new password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        label={texts.newPassword}
        password={form.field('password')}
        confirmation={form.field('confirmation')}
      />
      <ResendRow resend={resend} />
      {resend.isExpired && <Notice tone="bad">{texts.errors.codeExpired}</Notice>}
    </AccountForm>
  );
}
