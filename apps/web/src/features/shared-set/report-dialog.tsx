import { sharedEndpoints } from '@scholar/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { saveSignal, serverMessage } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { useSingleRun } from '../../lib/forms/use-single-run';
import { useTexts } from '../../lib/i18n';
import { sayIssue } from '../../lib/messages/say-message.texts';
import { Button } from '../../ui/basics/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { TextArea } from '../../ui/editing/text-area';
import { Notice } from '../../ui/forms/notice';
import styles from './shared-set.module.css';
import { sharedSetTexts } from './shared-set.texts';

const { report } = sharedEndpoints;

/** Reaches the people who run this server; afterwards it says thank you. */
export function ReportDialog({
  token,
  isOpen,
  onClose,
}: {
  token: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const formId = useId();
  const texts = useTexts(sharedSetTexts);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { send, state, failure } = useReport(token);
  const isSent = state === 'sent';
  const isSending = state === 'sending';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const checked = report.body.safeParse({ reason });
    if (checked.success) {
      void send(checked.data.reason);
    } else {
      setProblem(sayIssue(checked.error));
      areaRef.current?.focus();
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.report}
      isDismissable={!isSending}
      actions={
        <>
          {!isSent && (
            <Button variant="secondary" disabled={isSending} onClick={onClose}>
              {texts.cancel}
            </Button>
          )}
          {isSent ? (
            <Button onClick={onClose}>{texts.done}</Button>
          ) : (
            <Button type="submit" form={formId} isBusy={isSending}>
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      {isSent ? (
        <Notice tone="good">{texts.thanks}</Notice>
      ) : (
        <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
          <p>{texts.reportLead}</p>
          <TextArea
            label={texts.reason}
            name="reason"
            value={reason}
            error={problem}
            areaRef={areaRef}
            onChange={(typed) => {
              setReason(typed);
              setProblem(undefined);
            }}
          />
          {state === 'failed' && (
            <Notice tone="bad">{serverMessage(failure) ?? texts.reportFailed}</Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}

function useReport(token: string) {
  const api = useApi();
  const single = useSingleRun();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'sent'>('asking');
  const [failure, setFailure] = useState<unknown>();

  async function send(reason: string): Promise<void> {
    if (!single.start()) {
      return;
    }
    setState('sending');
    try {
      const options = { isQuiet: true, signal: saveSignal() };
      await api(report, { params: { token }, body: { reason } }, options);
      setState('sent');
    } catch (error) {
      setFailure(error);
      setState('failed');
    } finally {
      single.end();
    }
  }

  return { send, state, failure };
}
