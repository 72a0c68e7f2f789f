import { TEAM_NAME_MAX, teamEndpoints } from '@scholar/contract';
import { serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { useField } from '../../lib/forms/use-field';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { TextField } from '../../ui/forms/text-field';
import { useRenameTeam } from './team.queries';
import { teamTexts } from './team.texts';

export function RenameTeamDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const texts = useTexts(teamTexts).rename;
  const field = useField(name, findNameProblem);
  const rename = useRenameTeam();

  function handleSubmit() {
    if (field.value.trim() === name) {
      onClose();
    } else if (field.check()) {
      rename.mutate(field.value.trim(), {
        onSuccess: onClose,
        onError: (error) => field.fail(serverMessage(error) ?? texts.failed),
      });
    }
  }

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.action}
      submitLabel={texts.save}
      isBusy={rename.isPending}
    >
      <TextField
        {...field.props}
        label={texts.name}
        name="team-name"
        dir="auto"
        autoComplete="off"
        // Characters, not code units: the rule itself says when it is too long.
        maxLength={TEAM_NAME_MAX * 2}
        isRequired
      />
    </FormDialog>
  );
}

function findNameProblem(name: string): string | undefined {
  const [issue] = teamEndpoints.rename.body.safeParse({ name }).error?.issues ?? [];
  return issue?.message;
}
