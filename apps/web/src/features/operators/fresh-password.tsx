import { securityEndpoints } from '@scholar/contract';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { ApiError, saveSignal, serverMessage } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';
import { FormDialog } from '../../ui/editing/form-dialog';
import { useField } from '../../ui/editing/use-field';
import { PasswordField } from '../../ui/forms/password-field';
import { operatorTexts } from './operators.texts';

type WithFreshPassword = <T>(send: () => Promise<T>) => Promise<T>;
type Asking = { confirm: () => void; cancel: () => void };

const FreshPasswordContext = createContext<WithFreshPassword>((send) => send());

/** Sends a call; where the server asks for the password again, so does a dialog, and the call is repeated. */
export function useFreshPassword(): WithFreshPassword {
  return useContext(FreshPasswordContext);
}

export function FreshPasswordProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const asking = useRef<Asking>(undefined);

  const withFreshPassword = useCallback<WithFreshPassword>(async (send) => {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError && error.messageId === 'security.passwordNeeded')) {
        throw error;
      }
      setOpenings((count) => count + 1);
      setIsOpen(true);
      await new Promise<void>((resolve, reject) => {
        // Whoever cancels reads what the server asked for.
        asking.current = { confirm: resolve, cancel: () => reject(error) };
      });
      return send();
    }
  }, []);

  function end(how: keyof Asking) {
    setIsOpen(false);
    asking.current?.[how]();
  }

  return (
    <FreshPasswordContext value={withFreshPassword}>
      {children}
      <FreshPasswordDialog
        key={openings}
        isOpen={isOpen}
        onClose={() => end('cancel')}
        onConfirmed={() => end('confirm')}
      />
    </FreshPasswordContext>
  );
}

function FreshPasswordDialog({
  isOpen,
  onClose,
  onConfirmed,
}: {
  isOpen: boolean;
  onClose: () => void;
  onConfirmed: () => void;
}) {
  const api = useApi();
  const { freshPassword: texts, failed } = useTexts(operatorTexts);
  const field = useField('', () => undefined);
  const confirm = useSingleMutation({
    mutationFn: (password: string) =>
      api(
        securityEndpoints.confirmPassword,
        { body: { password } },
        { isQuiet: true, signal: saveSignal() },
      ),
  });

  function handleSubmit() {
    confirm.mutate(field.value, {
      onSuccess: onConfirmed,
      onError: (error) => field.fail(serverMessage(error) ?? failed),
    });
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.title}
      submitLabel={texts.confirm}
      isBusy={confirm.isPending}
    >
      <p>{texts.lead}</p>
      <PasswordField
        {...field.props}
        label={texts.password}
        name="password"
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
