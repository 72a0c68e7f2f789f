import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { forgetCredentials, recallCredentials, rememberCredentials } from '../page/remember-me';
import { Checkbox } from '../../../ui/forms/checkbox';
import { PasswordField } from '../../../ui/forms/password-field';
import { TextField } from '../../../ui/forms/text-field';
import { TextLink } from '../../../ui/basics/text-link';
import formStyles from '../page/account-form.module.css';
import { AccountPage } from '../page/account-page';
import { accountTexts } from '../page/account.texts';
import { AccountForm } from '../page/account-form';
import { useForm } from '../../../lib/forms/use-form';
import { useSubmission } from '../../../lib/forms/use-submission';

type LoginParts = Awaited<ReturnType<typeof loadLogin>>;

export function LoginForm({
  onLoggedIn,
  children,
}: {
  onLoggedIn: (token: string) => void;
  /** Above the fields. */
  children?: ReactNode;
}) {
  const api = useApi();
  const texts = useTexts(accountTexts);
  const { values, setValues, field, check } = useForm({ email: '', password: '' });
  const [isRemembered, setIsRemembered] = useState(false);
  const [code, setCode] = useState('');
  /** There from the moment the server asks for a code. */
  const [CodeField, setCodeField] = useState<LoginParts['SecondFactorField']>();

  useEffect(() => {
    let isGone = false;
    void recallCredentials().then((kept) => {
      if (kept && !isGone) {
        setIsRemembered(true);
        // Whoever types faster than the storage answers keeps what they typed.
        setValues((typed) => (typed.email === '' && typed.password === '' ? kept : typed));
      }
    });
    return () => {
      isGone = true;
    };
  }, [setValues]);

  async function keepCredentials() {
    if (isRemembered) {
      await rememberCredentials(values);
    } else {
      forgetCredentials();
    }
  }

  const login = useSubmission(async () => {
    const parts = await loadLogin();
    if (!check(parts.loginRules(texts.errors))) {
      return false;
    }
    try {
      const token = await parts.signIn(api, code ? { ...values, secondFactor: code } : values);
      await keepCredentials();
      onLoggedIn(token);
      return true;
    } catch (error) {
      if (!CodeField && parts.isSecondFactorNeeded(error)) {
        setCodeField(() => parts.SecondFactorField);
        return false;
      }
      if (isRemembered && mentionsCredentials(error)) {
        await keepCredentials();
      }
      throw error;
    }
  }, texts.login.failed);

  function handleRemember(isOn: boolean) {
    setIsRemembered(isOn);
    if (!isOn) {
      forgetCredentials();
    }
  }

  return (
    <AccountPage
      pageTitle={texts.login.pageTitle}
      title={texts.login.title}
      lead={texts.login.lead}
      scene="osmosis"
      foot={
        <>
          {texts.login.newHere} <TextLink to="/register">{texts.login.signUp}</TextLink>
        </>
      }
    >
      <AccountForm
        onSubmit={() => void login.run()}
        failure={login.failure}
        isBusy={login.isRunning}
        submitLabel={texts.logIn}
      >
        {children}
        <TextField {...field('email')} label={texts.email} type="email" autoComplete="username" />
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="current-password"
        />
        {CodeField && <CodeField value={code} onChange={setCode} />}
        <div className={formStyles.between}>
          <Checkbox
            label={texts.login.rememberMe}
            isChecked={isRemembered}
            onChange={handleRemember}
          />
          <TextLink to="/reset-password">{texts.login.forgotPassword}</TextLink>
        </div>
      </AccountForm>
    </AccountPage>
  );
}

/** The specification decides by the words of the answer, not by its code. */
function mentionsCredentials(error: unknown): boolean {
  return error instanceof ApiError && /password|incorrect/i.test(error.message);
}

/** If the rest of the code cannot be loaded, the student reads that the connection is lost. */
export async function loadLogin() {
  try {
    return await import('./login-parts');
  } catch (cause) {
    throw new ApiError('The login cannot be loaded.', { code: 'offline' }, { cause });
  }
}
