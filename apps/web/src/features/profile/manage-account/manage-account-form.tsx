import type { User } from '@scholar/contract';
import { type FormEvent, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useField } from '../../../ui/editing/use-field';
import { Button } from '../../../ui/basics/button';
import { Notice } from '../../../ui/forms/notice';
import { TextField } from '../../../ui/forms/text-field';
import { type Contact, dropDraft, findDraft, keepDraft } from './manage-account-draft';
import styles from './manage-account-form.module.css';
import { findNameProblem, findPhoneProblem } from '../profile-rules';
import { useUpdateProfile } from '../profile.queries';
import { profileTexts } from '../profile.texts';

export function ManageAccountForm({ user }: { user: User }) {
  const texts = useTexts(profileTexts);
  const { manage, errors } = texts;
  const saved = { name: user.name, phoneNumber: user.phoneNumber ?? '' };
  const [draft] = useState(() => findDraft(user.userId));
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const name = useField(draft?.name ?? saved.name, (typed) => findNameProblem(typed, errors));
  const phone = useField(draft?.phoneNumber ?? saved.phoneNumber, (typed) =>
    findPhoneProblem(typed, errors),
  );
  const update = useUpdateProfile();

  function handleChange(change: Partial<Contact>) {
    const typed = { name: name.value, phoneNumber: phone.value, ...change };
    name.change(typed.name);
    phone.change(typed.phoneNumber);
    update.reset();
    const isUnsaved = typed.name !== saved.name || typed.phoneNumber !== saved.phoneNumber;
    if (isUnsaved) {
      keepDraft(user.userId, typed);
    } else {
      dropDraft();
    }
  }

  function handleDiscard() {
    handleChange(saved);
    setIsRestored(false);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Both are checked, so that both say what is wrong; the first one ends up with the focus.
    const isPhoneFine = phone.check();
    const isNameFine = name.check();
    if (isPhoneFine && isNameFine) {
      const phoneNumber = phone.value.trim();
      update.mutate(
        { name: name.value.trim(), phoneNumber: phoneNumber === '' ? null : phoneNumber },
        { onSuccess: handleSaved },
      );
    }
  }

  function handleSaved() {
    name.change(name.value.trim());
    phone.change(phone.value.trim());
    setIsRestored(false);
    dropDraft();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <p className={styles.lead}>{manage.lead}</p>
      {isRestored && (
        <Notice tone="info">
          <div className={styles.restored}>
            <span>{manage.restored}</span>
            <Button variant="link" onClick={handleDiscard}>
              {manage.discard}
            </Button>
          </div>
        </Notice>
      )}
      <TextField
        {...name.props}
        label={manage.name}
        name="name"
        autoComplete="name"
        onChange={(typed) => handleChange({ name: typed })}
      />
      <TextField
        {...phone.props}
        type="tel"
        label={manage.phone}
        hint={manage.phoneHint}
        name="phoneNumber"
        autoComplete="tel"
        onChange={(typed) => handleChange({ phoneNumber: typed })}
      />
      {update.isSuccess && <Notice tone="good">{manage.saved}</Notice>}
      {update.isError && <Notice tone="bad">{serverMessage(update.error) ?? manage.failed}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="lg" isBusy={update.isPending}>
          {manage.save}
        </Button>
      </div>
    </form>
  );
}
