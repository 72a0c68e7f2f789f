import { accountEndpoints } from '@scholar/contract';
import { useNavigate } from 'react-router';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { TextField } from '../../../ui/forms/text-field';
import { TextLink } from '../../../ui/basics/text-link';
import { AccountPage } from '../page/account-page';
import { emailRule } from '../register/account-rules';
import { accountTexts } from '../page/account.texts';
import { AccountForm } from '../page/account-form';
import { findResetEmail, keepResetEmail } from '../stored/mailed-to';
import { useForm } from '../../../lib/forms/use-form';
import { useSubmission } from '../../../lib/forms/use-submission';

export function EnterMailScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const texts = useTexts(accountTexts);
  const { values, field, check } = useForm({ email: findResetEmail() ?? '' });

  const sending = useSubmission(async () => {
    const email = values.email.trim();
    await api(accountEndpoints.sendResetPasswordCode, { params: { email } });
    keepResetEmail(email);
    void navigate('/change-password');
  }, texts.enterMail.failed);

  function handleSubmit() {
    if (check({ email: emailRule(texts.errors) })) {
      void sending.run();
    }
  }

  return (
    <AccountPage
      pageTitle={texts.enterMail.pageTitle}
      title={texts.enterMail.title}
      lead={texts.enterMail.lead}
      scene="osmosis"
      foot={
        <>
          {texts.enterMail.remembered} <TextLink to="/login">{texts.logIn}</TextLink>
        </>
      }
    >
      <AccountForm
        onSubmit={handleSubmit}
        failure={sending.failure}
        isBusy={sending.isRunning}
        submitLabel={texts.enterMail.submit}
      >
        <TextField
          {...field('email')}
          label={texts.emailAddress}
          type="email"
          autoComplete="username"
        />
      </AccountForm>
    </AccountPage>
  );
}
