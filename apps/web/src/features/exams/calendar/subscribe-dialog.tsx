import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button, buttonClass, ButtonContent } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/feedback/toast';
import { Notice } from '../../../ui/forms/notice';
import { TextField } from '../../../ui/forms/text-field';
import { useEndFeed, useMakeFeed } from './calendar.queries';
import { calendarTexts } from './calendar.texts';
import styles from './subscribe-dialog.module.css';

/** Makes, changes and ends the secret address that calendars read. */
export function SubscribeDialog({
  isOpen,
  since,
  onClose,
}: {
  isOpen: boolean;
  /** When the address that is there was made; null where there is none. */
  since: string | null;
  onClose: () => void;
}) {
  const texts = useTexts(calendarTexts);
  const make = useMakeFeed();
  const end = useEndFeed();
  const isBusy = make.isPending || end.isPending;

  function handleMake() {
    end.reset();
    make.mutate();
  }

  function handleEnd() {
    make.reset();
    end.mutate(undefined, {
      onSuccess: () => {
        toast({ message: texts.ended });
        onClose();
      },
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.dialogTitle}
      isDismissable={!isBusy}
      actions={
        <>
          {since !== null && (
            <Button variant="quiet" isBusy={end.isPending} onClick={handleEnd}>
              {texts.end}
            </Button>
          )}
          {make.data ? (
            <Button onClick={onClose}>{texts.done}</Button>
          ) : (
            <Button isBusy={make.isPending} onClick={handleMake}>
              {since === null ? texts.make : texts.change}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p>{texts.about}</p>
        {make.data && <NewAddress address={make.data.address} />}
        {!make.data && since !== null && (
          <p className={styles.quiet}>
            {texts.since(formatSince(since, texts.locale))} {texts.changeAbout}
          </p>
        )}
        {(make.isError || end.isError) && <Notice tone="bad">{texts.failed}</Notice>}
      </div>
    </Dialog>
  );
}

function NewAddress({ address }: { address: string }) {
  const texts = useTexts(calendarTexts);
  const [isCopied, setIsCopied] = useState(false);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // Without TLS or permission the browser has no clipboard for us.
      toast({ message: texts.copyFailed });
    }
  }

  return (
    <>
      <TextField
        name="calendar-address"
        label={texts.address}
        value={address}
        onChange={() => {}}
        hint={texts.once}
        spellCheck={false}
        isReadOnly
      />
      <div className={styles.ways}>
        <Button
          variant="secondary"
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void handleCopy()}
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={address.replace(/^https?:/, 'webcal:')}
        >
          <ButtonContent icon={<CalendarPlus />}>{texts.openApp}</ButtonContent>
        </a>
        <span className="visually-hidden" role="status">
          {isCopied && texts.copied}
        </span>
      </div>
    </>
  );
}

function formatSince(since: string, locale: string): string {
  return new Date(since).toLocaleDateString(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
