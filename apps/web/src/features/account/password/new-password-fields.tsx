import { isPasswordTooLong, isStrongPassword } from '@scholar/contract';
import { isRefusedPassword, useIsCommonPassword } from './common-passwords';
import { useTexts } from '../../../lib/i18n';
import { PasswordField } from '../../../ui/forms/password-field';
import { PasswordMeter } from '../../../ui/inputs/password-meter';
import { PasswordRules } from '../../../ui/inputs/password-rules';
import formStyles from '../page/account-form.module.css';
import { accountTexts } from '../page/account.texts';
import type { FormField, FormRules } from '../../../lib/forms/use-form';
import type { AccountErrors } from '../register/account-rules';

/** A new password with its rules and its strength, and its confirmation. */
export function NewPasswordFields({
  label,
  password,
  confirmation,
}: {
  label: string;
  password: FormField;
  confirmation: FormField;
}) {
  const texts = useTexts(accountTexts);
  const isCommon = useIsCommonPassword(password.value);
  return (
    <>
      <div className={formStyles.group}>
        <PasswordField {...password} label={label} autoComplete="new-password" />
        <PasswordRules password={password.value} />
        <PasswordMeter password={password.value} isCommon={isCommon} />
      </div>
      <PasswordField {...confirmation} label={texts.confirmPassword} autoComplete="new-password" />
    </>
  );
}

export function newPasswordRules(
  errors: AccountErrors,
): FormRules<{ password: string; confirmation: string }> {
  return {
    password: (password) => {
      if (isPasswordTooLong(password)) {
        return errors.passwordTooLong;
      }
      if (!isStrongPassword(password)) {
        return errors.password;
      }
      return isRefusedPassword(password) ? errors.passwordCommon : undefined;
    },
    confirmation: (confirmation, { password }) =>
      confirmation !== '' && confirmation === password ? undefined : errors.passwordsDiffer,
  };
}
