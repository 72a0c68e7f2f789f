import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useField } from '../../../ui/editing/use-field';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { TextField } from '../../../ui/forms/text-field';
import { toast } from '../../../ui/feedback/toast';
import { findNameProblem } from '../profile-rules';
import { useUpdateProfile } from '../profile.queries';
import { profileTexts } from '../profile.texts';

export function ChangeNameDialog({
  isOpen,
  onClose,
  name,
}: {
  isOpen: boolean;
  onClose: () => void;
  name: string;
}) {
  const texts = useTexts(profileTexts);
  const field = useField(name, (typed) => findNameProblem(typed, texts.errors));
  const update = useUpdateProfile();

  function handleSubmit() {
    if (!field.check()) {
      return;
    }
    update.mutate(
      { name: field.value.trim() },
      {
        onSuccess() {
          toast({ message: texts.manage.saved, tone: 'good' });
          onClose();
        },
        onError: (error) => field.fail(serverMessage(error) ?? texts.name.failed),
      },
    );
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.name.change}
      submitLabel={texts.save}
      isBusy={update.isPending}
    >
      <TextField {...field.props} label={texts.name.field} name="name" autoComplete="name" />
    </FormDialog>
  );
}
