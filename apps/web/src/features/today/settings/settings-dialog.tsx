import {
  DEFAULT_MEMORY_SETTINGS,
  type MemorySettings,
  MemorySettingsChangeSchema,
  NEW_A_DAY,
  REVIEWS_A_DAY,
} from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { Notice } from '../../../ui/forms/notice';
import { TextField } from '../../../ui/forms/text-field';
import { Segmented } from '../../../ui/inputs/segmented';
import { Switch } from '../../../ui/inputs/switch';
import { useChangeSettings, useMemorySettings } from '../today.queries';
import { todayTexts } from '../today.texts';
import { ReminderFields } from './reminder-fields';
import styles from './settings-dialog.module.css';

type Limit = 'newPerDay' | 'reviewsPerDay';
type Edits = Pick<
  MemorySettings,
  'buttons' | 'isReminderOn' | 'reminderHour' | 'reminderWay' | 'showsStreak'
> &
  Record<Limit, string>;

const LIMITS: { name: Limit; max: number }[] = [
  { name: 'newPerDay', max: NEW_A_DAY.max },
  { name: 'reviewsPerDay', max: REVIEWS_A_DAY.max },
];

/** How many cards a day, with how many buttons they are answered, how one is reminded of them, and whether streaks show. */
export function SettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { settings: title, settingsDialog: texts } = useTexts(todayTexts);
  const settings = useMemorySettings() ?? DEFAULT_MEMORY_SETTINGS;
  const [edits, setEdits] = useState<Edits>();
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const change = useChangeSettings();
  const shown = edits ?? toEdits(settings);

  function handleChange(changes: Partial<Edits>) {
    setEdits({ ...shown, ...changes });
    setWrong(new Set());
  }

  function handleClose() {
    setEdits(undefined);
    setWrong(new Set());
    change.reset();
    onClose();
  }

  function handleSubmit() {
    const { data, error } = MemorySettingsChangeSchema.safeParse({
      buttons: shown.buttons,
      isReminderOn: shown.isReminderOn,
      reminderHour: shown.reminderHour,
      reminderWay: shown.reminderWay,
      showsStreak: shown.showsStreak,
      newPerDay: toNumber(shown.newPerDay),
      reviewsPerDay: toNumber(shown.reviewsPerDay),
    });
    setWrong(new Set(error?.issues.map(({ path }) => String(path[0]))));
    if (data) {
      change.mutate(data, { onSuccess: handleClose });
    }
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={handleClose}
      onSubmit={handleSubmit}
      title={title}
      submitLabel={texts.save}
      isBusy={change.isPending}
    >
      <div className={styles.choice}>
        <p className={styles.label} aria-hidden="true">
          {texts.buttons}
        </p>
        <Segmented
          label={texts.buttons}
          value={String(shown.buttons)}
          options={[
            { value: '2', label: texts.two },
            { value: '4', label: texts.four },
          ]}
          onChange={(buttons) => handleChange({ buttons: buttons === '4' ? 4 : 2 })}
        />
      </div>
      <div className={styles.limits}>
        {LIMITS.map(({ name, max }) => (
          <TextField
            key={name}
            label={texts[name]}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            value={shown[name]}
            error={wrong.has(name) ? texts.limits({ max }) : undefined}
            onChange={(typed) => handleChange({ [name]: typed })}
          />
        ))}
      </div>
      <ReminderFields
        isOn={shown.isReminderOn}
        hour={shown.reminderHour}
        way={shown.reminderWay}
        onSwitch={(isReminderOn) => handleChange({ isReminderOn })}
        onHour={(reminderHour) => handleChange({ reminderHour })}
        onWay={(reminderWay) => handleChange({ reminderWay })}
      />
      <div className={styles.streak}>
        <Switch
          label={texts.streak}
          isOn={shown.showsStreak}
          onChange={(showsStreak) => handleChange({ showsStreak })}
        />
      </div>
      {change.isError && <Notice tone="bad">{texts.failed}</Notice>}
    </FormDialog>
  );
}

function toEdits(settings: MemorySettings): Edits {
  const { newPerDay, reviewsPerDay, ...rest } = settings;
  const { buttons, isReminderOn, reminderHour, reminderWay, showsStreak } = rest;
  return {
    buttons,
    isReminderOn,
    reminderHour,
    reminderWay,
    showsStreak,
    newPerDay: String(newPerDay),
    reviewsPerDay: String(reviewsPerDay),
  };
}

function toNumber(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
