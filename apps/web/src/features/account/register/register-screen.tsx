import { accountEndpoints, type Registration } from '@scholar/contract';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { keepPendingRegistration, readPendingRegistration } from '../stored/pending-registration';
import { TextField } from '../../../ui/forms/text-field';
import { TextLink } from '../../../ui/basics/text-link';
import { AccountPage } from '../page/account-page';
import { emailRule, nameRule } from './account-rules';
import { accountTexts } from '../page/account.texts';
import { AccountForm } from '../page/account-form';
import { NewPasswordFields, newPasswordRules } from '../password/new-password-fields';
import { useForm } from '../../../lib/forms/use-form';
import { useSubmission } from '../../../lib/forms/use-submission';
import { noteCodeSent } from '../stored/mailed-to';
import { Checkbox } from '../../../ui/forms/checkbox';
import styles from './register-screen.module.css';

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

  function handleSubmit() {
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
      <AccountForm
        onSubmit={handleSubmit}
        failure={registration.failure}
        isBusy={registration.isRunning}
        submitLabel={texts.register.submit}
      >
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
      </AccountForm>
    </AccountPage>
  );
}

function ConsentBox({
  isChecked,
  onChange,
  isMissing,
  inputRef,
}: {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isMissing: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const texts = useTexts(accountTexts).register;
  return (
    <div>
      <Checkbox
        name="consent"
        label={texts.consent}
        isRequired
        isChecked={isChecked}
        onChange={onChange}
        error={isMissing ? texts.consentMissing : undefined}
        inputRef={inputRef}
      />
      {/* In new tabs, so that nothing typed is lost, and outside the label, where a click ticks the box. */}
      <p className={styles.read}>
        {texts.read.before}
        <TextLink to="/terms" target="_blank">
          {texts.read.terms}
        </TextLink>
        {texts.read.and}
        <TextLink to="/privacy" target="_blank">
          {texts.read.privacy}
        </TextLink>
        {texts.read.after}
      </p>
    </div>
  );
}
