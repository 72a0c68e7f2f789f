import type { Team } from '@scholar/contract';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import { formatDate } from '../../lib/time/dates';
import { useTexts } from '../../lib/i18n';
import { IconButton } from '../../ui/forms/icon-button';
import { RenameTeamDialog } from './rename-team-dialog';
import { isManager } from './team-address';
import styles from './team-head.module.css';
import { teamTexts } from './team.texts';

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
