import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useDelay } from '../../../lib/time/use-delay';
import { useField } from '../../../ui/editing/use-field';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { Notice } from '../../../ui/forms/notice';
import { TextField } from '../../../ui/forms/text-field';
import { findUsernameProblem } from '../profile-rules';
import { useUpdateUsername } from '../profile.queries';
import { profileTexts } from '../profile.texts';

const CLOSES_AFTER_MS = 1200;

export function ChangeUsernameDialog({
  isOpen,
  onClose,
  userName,
}: {
  isOpen: boolean;
  onClose: () => void;
  userName: string | null;
}) {
  const texts = useTexts(profileTexts);
  const field = useField(userName ?? '', (typed) => findUsernameProblem(typed, texts.errors));
  const update = useUpdateUsername();
  useDelay(isOpen && update.isSuccess, CLOSES_AFTER_MS, onClose);

  function handleSubmit() {
    if (update.isSuccess || !field.check()) {
      return;
    }
    update.mutate(field.value.trim(), {
      onError: (error) => field.fail(serverMessage(error) ?? texts.username.failed),
    });
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.username.change}
      submitLabel={texts.save}
      isBusy={update.isPending}
      isDone={update.isSuccess}
    >
      <TextField
        {...field.props}
        label={texts.username.field}
        hint={texts.username.hint}
        name="userName"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {update.isSuccess && <Notice tone="good">{texts.username.updated}</Notice>}
    </FormDialog>
  );
}
