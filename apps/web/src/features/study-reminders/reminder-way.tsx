import type { ReminderWay as Way } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { Notice } from '../../ui/forms/notice';
import { Segmented } from '../../ui/inputs/segmented';
import { useAddDevice, useRemoveDevice, useShownOn } from './push.queries';
import styles from './reminder-way.module.css';
import { reminderWayTexts } from './reminder-way.texts';

/** By mail or on devices. Choosing devices adds this one; the browser asks the student first. */
export function ReminderWay({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const texts = useTexts(reminderWayTexts);
  const isPush = way === 'push';
  const shownOn = useShownOn({ isWanted: isPush });
  const add = useAddDevice();
  const remove = useRemoveDevice();

  function handleAdd() {
    remove.reset();
    add.mutate(undefined, { onSuccess: (problem) => problem ?? onChange('push') });
  }

  function handleRemove() {
    add.reset();
    remove.mutate();
  }

  function handleWay(chosen: Way) {
    if (chosen === 'push') {
      handleAdd();
    } else {
      add.reset();
      remove.reset();
      onChange('mail');
    }
  }

  return (
    <div className={styles.way}>
      <p className={styles.label} aria-hidden="true">
        {texts.way}
      </p>
      <Segmented
        label={texts.way}
        value={way}
        options={[
          { value: 'mail', label: texts.mail },
          { value: 'push', label: texts.push },
        ]}
        onChange={handleWay}
      />
      {isPush && shownOn && (
        <div className={styles.devices}>
          <p className={styles.hint}>{texts.shownOn(shownOn)}</p>
          {shownOn.isHere ? (
            <Button variant="link" isBusy={remove.isPending} onClick={handleRemove}>
              {texts.remove}
            </Button>
          ) : (
            <Button variant="link" isBusy={add.isPending} onClick={handleAdd}>
              {texts.add}
            </Button>
          )}
        </div>
      )}
      {add.data && <Notice tone="bad">{texts.problems[add.data]}</Notice>}
      {remove.isError && <Notice tone="bad">{texts.notRemoved}</Notice>}
    </div>
  );
}
