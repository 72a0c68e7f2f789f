import { type ShareLink, toSharedPath } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Dialog } from '../../../ui/dialogs/dialog';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Notice } from '../../../ui/forms/notice';
import { TextField } from '../../../ui/forms/text-field';
import { Switch } from '../../../ui/inputs/switch';
import { shareLinkQuery, useCloseLink, useOpenLink } from './share-link.queries';
import styles from './share-link.module.css';
import { shareLinkTexts } from './share-link.texts';

/** The unlisted link of an own set: made, looked after and closed here. */
export function ShareLinkDialog({
  setId,
  isOpen,
  onClose,
}: {
  setId: number;
  isOpen: boolean;
  onClose: () => void;
}) {
  const texts = useTexts(shareLinkTexts);
  // Others open it meanwhile, so it is asked for each time.
  const query = useQuery({ ...shareLinkQuery(useApi(), setId), refetchOnMount: 'always' });
  const link = query.data;
  const open = useOpenLink(setId);
  const close = useCloseLink(setId);
  /** What was chosen and the server does not know yet. */
  const [choice, setChoice] = useState<boolean>();
  const [isAsking, setIsAsking] = useState(false);
  const hasLink = link?.isClosed === false;
  const isShown = typeof link?.token === 'string';
  const isNamed = choice ?? link?.showsAuthor ?? false;

  function save(showsAuthor: boolean) {
    open.mutate(showsAuthor, { onSettled: () => setChoice(undefined) });
  }

  function handleName(showsAuthor: boolean) {
    setChoice(showsAuthor);
    if (isShown) {
      save(showsAuthor);
    }
  }

  function handleClosing() {
    close.mutate(undefined, {
      onSuccess: () => toast({ message: texts.closed, tone: 'good' }),
      onError: (error) => toast({ message: serverMessage(error) ?? texts.failed, tone: 'bad' }),
      onSettled: () => setIsAsking(false),
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      isDismissable={!open.isPending}
      actions={
        <>
          {hasLink && (
            <Button variant="danger" disabled={open.isPending} onClick={() => setIsAsking(true)}>
              {texts.close}
            </Button>
          )}
          {isShown || link === undefined ? (
            <Button onClick={onClose}>{texts.done}</Button>
          ) : (
            <Button isBusy={open.isPending} onClick={() => save(isNamed)}>
              {texts.make}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p>{texts.about}</p>
        {link === undefined && query.isError && <LoadFailed onRetry={() => void query.refetch()} />}
        {link === undefined && !query.isError && (
          <div aria-busy="true">
            <Skeleton lines={2} />
          </div>
        )}
        {link !== undefined && (
          <>
            <LinkState link={link} />
            <Switch
              label={texts.showName}
              isOn={isNamed}
              isDisabled={open.isPending}
              onChange={handleName}
            />
          </>
        )}
        {open.isError && <Notice tone="bad">{serverMessage(open.error) ?? texts.failed}</Notice>}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleClosing}
        title={texts.closeTitle}
        message={texts.closeMeaning}
        confirmLabel={texts.close}
        tone="danger"
        isBusy={close.isPending}
      />
    </Dialog>
  );
}

/** The address with how often it was used, or why there is none to see. */
function LinkState({ link }: { link: ShareLink | null }) {
  const texts = useTexts(shareLinkTexts);
  if (link === null) {
    return null;
  }
  return (
    <>
      {link.token === null ? (
        <p className={styles.quiet}>{link.isClosed ? texts.wasClosed : texts.lost}</p>
      ) : (
        <Address address={window.location.origin + toSharedPath(link.token)} />
      )}
      <p className={styles.quiet}>{texts.uses(link)}</p>
    </>
  );
}

function Address({ address }: { address: string }) {
  const texts = useTexts(shareLinkTexts);
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
        name="share-link"
        label={texts.address}
        value={address}
        onChange={() => {}}
        spellCheck={false}
        isReadOnly
      />
      <div>
        <Button
          variant="secondary"
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void handleCopy()}
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <span className="visually-hidden" role="status">
          {isCopied && texts.copied}
        </span>
      </div>
    </>
  );
}
