import { useTexts } from '../../../lib/i18n';
import { accountTexts } from '../page/account.texts';

/** Where the code went. A reset must not tell whether the address has an account. */
export function SentTo({ email, isCertain = true }: { email: string; isCertain?: boolean }) {
  const { sentTo, maybeSentTo } = useTexts(accountTexts).code;
  const { before, after } = isCertain ? sentTo : maybeSentTo;
  return (
    <>
      {before}
      <strong>{email}</strong>
      {after}
    </>
  );
}
