import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { formatDate } from '../../../lib/time/dates';
import { Button } from '../../../ui/basics/button';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { SettingRow, useDialog } from '../rows/setting-row';
import { RenewDialog, TurnOffDialog } from './proof-dialogs';
import { securityQueries } from './security.queries';
import { securityTexts } from './security.texts';
import { SetUpDialog } from './set-up-dialog';
import styles from './second-factor-row.module.css';

export function SecondFactorRow({ isOperator }: { isOperator: boolean }) {
  const texts = useTexts(securityTexts).factor;
  const { data, isPending, isError, refetch } = useQuery(securityQueries.secondFactor(useApi()));
  const setUp = useDialog();
  const renew = useDialog();
  const turnOff = useDialog();

  if (isError && !data) {
    return <LoadFailed onRetry={() => void refetch()} />;
  }
  const since = data?.since ?? null;
  const state =
    since === null
      ? texts.off
      : texts.on({ date: formatDate(since), left: data?.recoveryCodesLeft ?? 0 });
  return (
    <SettingRow title={texts.row} detail={isOperator ? `${state} ${texts.required}` : state}>
      {since === null ? (
        <Button variant="secondary" disabled={isPending} onClick={setUp.open}>
          {texts.setUp}
        </Button>
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={renew.open}>
            {texts.renew}
          </Button>
          <Button variant="danger" onClick={turnOff.open}>
            {texts.turnOff}
          </Button>
        </div>
      )}
      {/* Apart from the buttons, which change while a dialog still has something to show. */}
      <SetUpDialog key={`set up ${setUp.key}`} isOpen={setUp.isOpen} onClose={setUp.close} />
      <RenewDialog key={`renew ${renew.key}`} isOpen={renew.isOpen} onClose={renew.close} />
      <TurnOffDialog key={`off ${turnOff.key}`} isOpen={turnOff.isOpen} onClose={turnOff.close} />
    </SettingRow>
  );
}
