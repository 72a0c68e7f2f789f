import { accountEndpoints, type Registration } from '@scholar/contract';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { keepPendingRegistration, readPendingRegistration } from '../stored/pending-registration';
import { Button } from '../../../ui/basics/button';
import { TextField } from '../../../ui/forms/text-field';
import { TextLink } from '../../../ui/basics/text-link';
import formStyles from '../page/account-form.module.css';
import { AccountPage } from '../page/account-page';
import { emailRule, nameRule } from './account-rules';
import { accountTexts } from '../page/account.texts';
import { ConsentBox } from './consent-box';
import { FailureNotice } from '../page/failure-notice';
import { NewPasswordFields } from '../password/new-password-fields';
import { newPasswordRules } from '../password/new-password-rules';
import { useForm } from '../../../lib/forms/use-form';
import { useSubmission } from '../../../lib/forms/use-submission';
import { noteCodeSent } from '../stored/mailed-to';

export function RegisterScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const texts = useTexts(accountTexts);
  const { values, setValues, field, check } = useForm({
    name: '',
    email: '',
    password: '',
    confirmation: '',
  });
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isConsentMissing, setIsConsentMissing] = useState(false);
  const consentRef = useRef<HTMLInputElement>(null);

  const restore = useEffectEvent((pending: Registration) => {
    // Whoever types faster than the storage answers keeps what they typed.
    if (Object.values(values).every((value) => value === '')) {
      setValues({ ...pending, confirmation: pending.password });
      setHasAgreed(true);
    }
  });

  useEffect(() => {
    let isGone = false;
    void readPendingRegistration().then((pending) => {
      if (pending && !isGone) {
        restore(pending);
      }
    });
    return () => {
      isGone = true;
    };
  }, []);

  const registration = useSubmission(async () => {
    const { name, password } = values;
    const email = values.email.trim();
    await api(accountEndpoints.sendVerification, { params: { email } });
    noteCodeSent('registration');
    await keepPendingRegistration({ name, email, password });
    void navigate('/verification');
  }, texts.register.sendFailed);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsConsentMissing(!hasAgreed);
    const rules = {
      name: nameRule(texts.errors),
      email: emailRule(texts.errors),
      ...newPasswordRules(texts.errors),
    };
    if (!check(rules)) {
      return;
    }
    if (!hasAgreed) {
      consentRef.current?.focus();
      return;
    }
    void registration.run();
  }

  return (
    <AccountPage
      pageTitle={texts.register.pageTitle}
      title={texts.register.title}
      lead={texts.register.lead}
      scene="osmosisInVietnamese"
      foot={
        <>
          {texts.register.hasAccount} <TextLink to="/login">{texts.logIn}</TextLink>
        </>
      }
    >
      <form className={formStyles.form} noValidate onSubmit={handleSubmit}>
        <TextField {...field('name')} label={texts.name} autoComplete="name" />
        <TextField
          {...field('email')}
          label={texts.emailAddress}
          type="email"
          autoComplete="username"
        />
        <NewPasswordFields
          label={texts.password}
          password={field('password')}
          confirmation={field('confirmation')}
        />
        <ConsentBox
          isChecked={hasAgreed}
          onChange={setHasAgreed}
          isMissing={isConsentMissing && !hasAgreed}
          inputRef={consentRef}
        />
        <FailureNotice failure={registration.failure} />
        <Button type="submit" variant="primary" size="lg" isWide isBusy={registration.isRunning}>
          {texts.register.submit}
        </Button>
      </form>
    </AccountPage>
  );
}
