import { EMAIL_MAX, isEmail } from '@scholar/contract';
import Send from 'lucide-react/icons/send';
import type { SubmitEvent } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useField } from '../../../lib/forms/use-field';
import { Button } from '../../../ui/basics/button';
import { TextField } from '../../../ui/forms/text-field';
import { toast } from '../../../ui/feedback/toast';
import styles from './invite-panel.module.css';
import { useInvite } from '../team.queries';
import { teamTexts } from '../team.texts';

export function InviteForm() {
  const texts = useTexts(teamTexts).invite;
  const invite = useInvite();
  const field = useField('', (typed) => (isEmail(typed) ? undefined : texts.problem));

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (field.check()) {
      invite.mutate(field.value.trim(), {
        onSuccess({ email }) {
          field.change('');
          toast({ message: texts.done(email), tone: 'good' });
        },
        // What was typed stays: the sentence says what to do about it.
        onError: (error) => field.fail(serverMessage(error) ?? texts.failed),
      });
    }
  }

  return (
    <>
      <p className={styles.lead}>{texts.lead}</p>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          {...field.props}
          label={texts.email}
          name="invited-email"
          type="email"
          size="md"
          autoComplete="off"
          maxLength={EMAIL_MAX}
        />
        <Button type="submit" icon={<Send />} isBusy={invite.isPending}>
          {texts.submit}
        </Button>
      </form>
    </>
  );
}
