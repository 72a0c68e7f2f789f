import { SECOND_FACTOR_CODE } from '@scholar/contract';
import { lazy, Suspense, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useField } from '../../../ui/editing/use-field';
import { PasswordField } from '../../../ui/forms/password-field';
import { CodeInput } from '../../../ui/inputs/code-input';
import { CodesDialog } from './codes-dialog';
import { CopyButton } from './copy-button';
import { useBeginSecondFactor, useTurnOnSecondFactor } from './security.queries';
import { securityTexts } from './security.texts';
import styles from './set-up-dialog.module.css';

const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }));

type Begun = { secret: string; url: string };

/** Password, then the app, then the recovery codes. */
export function SetUpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { setUp: texts, codes, password, failed } = useTexts(securityTexts);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useField('', () => undefined);
  const begin = useBeginSecondFactor();
  const turnOn = useTurnOnSecondFactor();
  const begun = begin.data;

  function handleCode(digits: string) {
    setCode(digits);
    setProblem(undefined);
  }

  function handleSubmit() {
    if (begun) {
      turnOn.mutate(code, {
        onError: (error) => {
          // Nobody mends a code that was wrong: the next one is typed from the start.
          setCode('');
          setProblem(serverMessage(error) ?? failed);
        },
      });
    } else {
      begin.mutate(field.value, {
        onError: (error) => field.fail(serverMessage(error) ?? failed),
      });
    }
  }

  return (
    <CodesDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      recoveryCodes={turnOn.data?.recoveryCodes}
      news={codes.on}
      form={{
        submitLabel: begun ? texts.turnOn : texts.next,
        isBusy: begin.isPending || turnOn.isPending,
        isComplete: !begun || code.length === SECOND_FACTOR_CODE.digits,
        onSubmit: handleSubmit,
      }}
    >
      {begun ? (
        <>
          <AppSecret begun={begun} />
          <CodeInput
            label={texts.code}
            value={code}
            onChange={handleCode}
            error={problem}
            autoFocus
          />
          <p className={styles.note}>{texts.logsOut}</p>
        </>
      ) : (
        <>
          <p>{texts.start}</p>
          <PasswordField
            {...field.props}
            label={password}
            name="password"
            autoComplete="current-password"
          />
        </>
      )}
    </CodesDialog>
  );
}

function AppSecret({ begun: { secret, url } }: { begun: Begun }) {
  const texts = useTexts(securityTexts).setUp;
  return (
    <>
      <p>{texts.scan}</p>
      <div className={styles.picture}>
        <Suspense fallback={null}>
          <QrCode text={url} label={texts.picture} />
        </Suspense>
      </div>
      <div className={styles.byHand}>
        <span>{texts.byHand}</span>
        <div className={styles.key}>
          <code className={styles.secret}>{inGroups(secret)}</code>
          <CopyButton text={secret} size="sm" />
        </div>
        <a href={url}>{texts.open}</a>
      </div>
    </>
  );
}

/** As apps show it: people type four letters at a time. */
function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
