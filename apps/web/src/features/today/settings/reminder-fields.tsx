import { REMINDER_HOUR, type ReminderWay as Way } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { Select } from '../../../ui/inputs/select';
import { Switch } from '../../../ui/inputs/switch';
import { ReminderWay } from '../../study-reminders/public';
import { todayTexts } from '../today.texts';
import styles from './reminder-fields.module.css';

const HOURS = Array.from({ length: REMINDER_HOUR.max + 1 }, (_, hour) => hour);

/** Whether the student is reminded once a day, when, and by mail or on devices. */
export function ReminderFields({
  isOn,
  hour,
  way,
  onSwitch,
  onHour,
  onWay,
}: {
  isOn: boolean;
  hour: number;
  way: Way;
  onSwitch: (isOn: boolean) => void;
  onHour: (hour: number) => void;
  onWay: (way: Way) => void;
}) {
  const { locale, settingsDialog: texts } = useTexts(todayTexts);
  return (
    <div className={styles.reminder}>
      <div className={styles.words}>
        <Switch label={texts.reminder} isOn={isOn} onChange={onSwitch} />
        <p className={styles.hint}>{texts.reminderHint}</p>
      </div>
      {isOn && (
        <Select
          label={texts.reminderHour}
          name="reminderHour"
          className={styles.hour}
          value={String(hour)}
          options={HOURS.map((each) => ({ value: String(each), label: toClock(each, locale) }))}
          onChange={(chosen) => onHour(Number(chosen))}
        />
      )}
      {isOn && <ReminderWay way={way} onChange={onWay} />}
    </div>
  );
}

function toClock(hour: number, locale: string): string {
  const time = new Date(2026, 0, 1, hour);
  return time.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
}
