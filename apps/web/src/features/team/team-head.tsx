import { type Team, TEAM_NAME_MAX, teamEndpoints } from '@scholar/contract';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import { serverMessage } from '../../lib/api/api';
import { useField } from '../../ui/editing/use-field';
import { useTexts } from '../../lib/i18n';
import { sayIssue } from '../../lib/messages/say-message.texts';
import { formatDate } from '../../lib/time/dates';
import { FormDialog } from '../../ui/editing/form-dialog';
import { IconButton } from '../../ui/forms/icon-button';
import { TextField } from '../../ui/forms/text-field';
import { isManager } from './team-address';
import { useRenameTeam } from './team.queries';
import { teamTexts } from './team.texts';
import styles from './team-head.module.css';

export function TeamHead({ team }: { team: Team }) {
  const texts = useTexts(teamTexts);
  const [isRenaming, setIsRenaming] = useState(false);

  return (
    <div className={styles.head}>
      <div className={styles.naming}>
        <h1 className={styles.name} dir="auto">
          {team.name}
        </h1>
        {isManager(team.myRole) && (
          <IconButton
            label={texts.rename.action}
            icon={<PencilLine size={18} />}
            onClick={() => setIsRenaming(true)}
          />
        )}
      </div>
      {team.paidUntil !== null && (
        <p className={styles.detail}>{texts.paidUntil(formatDate(team.paidUntil))}</p>
      )}
      {isRenaming && <RenameTeamDialog name={team.name} onClose={() => setIsRenaming(false)} />}
    </div>
  );
}

function RenameTeamDialog({ name, onClose }: { name: string; onClose: () => void }) {
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
  return sayIssue(teamEndpoints.rename.body.safeParse({ name }).error);
}
