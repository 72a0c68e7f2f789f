import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Notice } from '../../../ui/forms/notice';
import formStyles from '../page/account-form.module.css';
import { accountTexts } from '../page/account.texts';
import type { Failure } from '../page/failure';
import { FailureNotice } from '../page/failure-notice';
import { NewPasswordFields } from './new-password-fields';
import { newPasswordRules } from './new-password-rules';
import { ResendRow } from '../code/resend-row';
import type { Form } from '../../../lib/forms/use-form';
import type { Resend } from '../code/use-resend';

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

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (form.check(newPasswordRules(texts.errors))) {
      onSave();
    }
  }

  return (
    <form className={formStyles.form} noValidate onSubmit={handleSubmit}>
      {/* Tells a password manager which account the new password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        label={texts.newPassword}
        password={form.field('password')}
        confirmation={form.field('confirmation')}
      />
      <ResendRow resend={resend} />
      {resend.isExpired && <Notice tone="bad">{texts.errors.codeExpired}</Notice>}
      <FailureNotice failure={failure} />
      <Button type="submit" variant="primary" size="lg" isWide isBusy={isSaving}>
        {texts.changePassword.submit}
      </Button>
    </form>
  );
}
