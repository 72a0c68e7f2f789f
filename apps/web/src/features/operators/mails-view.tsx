import { type QueuedMail, MAIL_STATES, type MailState } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverMessage } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { formatDateTime } from '../../lib/time/dates';
import { useTexts } from '../../lib/i18n';
import { useListAddress } from '../../lib/address/list-address';
import { Badge } from '../../ui/feedback/badge';
import { Button } from '../../ui/basics/button';
import { Segmented } from '../../ui/inputs/segmented';
import { toast } from '../../ui/feedback/toast';
import { GuardedList } from './guarded-list';
import { operatorQueries, useRetryMail } from './operators.queries';
import { operatorTexts } from './operators.texts';
import { Entry, EntryList } from './entry-list';
import styles from './focus-view.module.css';

export function MailsView() {
  const { mails: texts, failed } = useTexts(operatorTexts);
  const address = useListAddress('mails');
  const state = MAIL_STATES.find((known) => known === address.query.get('state')) ?? 'waiting';
  const query = useQuery(operatorQueries.mails(useApi(), { ...address.list, state }));
  const viewRef = useRef<HTMLDivElement>(null);
  const retry = useRetryMail();

  function handleRetry(mailId: number) {
    retry.mutate(mailId, {
      onSuccess: () => {
        toast({ tone: 'good', message: texts.retried });
        // The button that had the focus has moved to the other list with its mail.
        viewRef.current?.focus();
      },
      onError: (error) => toast({ tone: 'bad', message: serverMessage(error) ?? failed }),
    });
  }

  return (
    <div ref={viewRef} tabIndex={-1} className={styles.view}>
      <div>
        <Segmented
          label={texts.state}
          value={state}
          options={MAIL_STATES.map((value) => ({ value, label: texts.states[value] }))}
          onChange={(chosen) => address.choose({ state: chosen === 'waiting' ? null : chosen })}
        />
      </div>
      <GuardedList
        query={query}
        rowsOf={({ mails }) => mails}
        address={address}
        empty={{ title: texts.none[state], advice: texts.noneAdvice }}
      >
        {({ mails }) => (
          <EntryList label={texts.label}>
            {mails.map((mail) => (
              <MailEntry
                key={mail.mailId}
                mail={mail}
                state={state}
                isBusy={retry.isPending && retry.variables === mail.mailId}
                onRetry={() => handleRetry(mail.mailId)}
              />
            ))}
          </EntryList>
        )}
      </GuardedList>
    </div>
  );
}

function MailEntry({
  mail,
  state,
  isBusy,
  onRetry,
}: {
  mail: QueuedMail;
  state: MailState;
  isBusy: boolean;
  onRetry: () => void;
}) {
  const texts = useTexts(operatorTexts).mails;
  const recipient = mail.recipient ?? texts.unknown;

  return (
    <Entry
      title={recipient}
      badge={<Badge>{mail.kind ?? texts.unknownKind}</Badge>}
      actions={
        mail.canRetry && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={isBusy}
            aria-label={texts.retryOf(recipient)}
            onClick={onRetry}
          >
            {texts.retry}
          </Button>
        )
      }
    >
      <span>
        {texts.queued} <time dateTime={mail.queuedDate}>{formatDateTime(mail.queuedDate)}</time>
      </span>
      <span>
        {state === 'failed' ? texts.givenUp : texts.next}{' '}
        <time dateTime={mail.dueDate}>{formatDateTime(mail.dueDate)}</time>
      </span>
      <span>{texts.tries(mail.tries)}</span>
      {mail.lastError !== null && <span>{texts.lastError(mail.lastError)}</span>}
    </Entry>
  );
}
