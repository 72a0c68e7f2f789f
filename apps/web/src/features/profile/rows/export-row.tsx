import Download from 'lucide-react/icons/download';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import styles from './account-rows.module.css';
import { useExport } from '../profile.queries';
import { profileTexts } from '../profile.texts';
import { SettingRow } from './setting-row';

export function ExportRow() {
  const texts = useTexts(profileTexts).takeout;
  const takeout = useExport();
  return (
    <SettingRow title={texts.row} detail={texts.detail}>
      <div>
        <Button
          variant="secondary"
          icon={<Download />}
          isBusy={takeout.isPending}
          onClick={() => takeout.mutate()}
        >
          {texts.download}
        </Button>
        <span role="alert" className={styles.failure}>
          {takeout.isError && (serverMessage(takeout.error) ?? texts.failed)}
        </span>
      </div>
    </SettingRow>
  );
}
