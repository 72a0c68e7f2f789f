import { ApiError, serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { useField } from '../../../ui/editing/use-field';
import { toast } from '../../../ui/feedback/toast';
import { PasswordField } from '../../../ui/forms/password-field';
import { TextField } from '../../../ui/forms/text-field';
import { CodesDialog } from './codes-dialog';
import { useRenewRecoveryCodes, useTurnOffSecondFactor } from './security.queries';
import { securityTexts } from './security.texts';

type DialogState = { isOpen: boolean; onClose: () => void };

export function TurnOffDialog({ isOpen, onClose }: DialogState) {
  const { proof: texts, factor } = useTexts(securityTexts);
  const turnOff = useTurnOffSecondFactor();
  const proof = useProof();

  function handleSubmit() {
    if (proof.check()) {
      turnOff.mutate(proof.values, {
        onSuccess() {
          toast({ tone: 'good', message: factor.isOff });
          onClose();
        },
        onError: proof.fail,
      });
    }
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.turnOffTitle}
      submitLabel={factor.turnOff}
      tone="danger"
      isBusy={turnOff.isPending}
    >
      <p>{texts.turnOffLead}</p>
      <ProofFields proof={proof} />
    </FormDialog>
  );
}

export function RenewDialog({ isOpen, onClose }: DialogState) {
  const { proof: texts, factor } = useTexts(securityTexts);
  const renew = useRenewRecoveryCodes();
  const proof = useProof();

  function handleSubmit() {
    if (proof.check()) {
      renew.mutate(proof.values, { onError: proof.fail });
    }
  }

  return (
    <CodesDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.renewTitle}
      recoveryCodes={renew.data?.recoveryCodes}
      form={{
        submitLabel: factor.renew,
        isBusy: renew.isPending,
        isComplete: true,
        onSubmit: handleSubmit,
      }}
    >
      <p>{texts.renewLead}</p>
      <ProofFields proof={proof} />
    </CodesDialog>
  );
}

/** The password and a code. Which of them was wrong is said beside it. */
function useProof() {
  const { proof: texts, failed } = useTexts(securityTexts);
  const password = useField('', () => undefined);
  const code = useField('', (typed) => (typed.trim() === '' ? texts.codeMissing : undefined));
  return {
    password,
    code,
    values: { password: password.value, code: code.value },
    check: code.check,
    fail(error: Error) {
      const isCodeWrong = error instanceof ApiError && error.code === 'invalid_code';
      (isCodeWrong ? code : password).fail(serverMessage(error) ?? failed);
    },
  };
}

function ProofFields({ proof: { password, code } }: { proof: ReturnType<typeof useProof> }) {
  const texts = useTexts(securityTexts);
  return (
    <>
      <PasswordField
        {...password.props}
        label={texts.password}
        name="password"
        autoComplete="current-password"
      />
      <TextField
        {...code.props}
        label={texts.proof.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
