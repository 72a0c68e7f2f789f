import type { OwnSession } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { isCode, serverMessage } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { formatSince } from '../../../lib/time/dates';
import { Button } from '../../../ui/basics/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Badge } from '../../../ui/feedback/badge';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { toast } from '../../../ui/feedback/toast';
import { useDialog } from '../rows/setting-row';
import { securityQueries, useEndOtherSessions, useEndSession } from './security.queries';
import { securityTexts } from './security.texts';
import styles from './sessions-part.module.css';

const SHOWN_FIRST = 5;
const PHONES = new Set(['iPhone', 'iPad', 'Android']);
/** Gets the focus when the row that had it is gone. */
const TITLE_ID = 'own-sessions';

export function SessionsPart() {
  const texts = useTexts(securityTexts).sessions;
  const query = useQuery(securityQueries.sessions(useApi()));
  const sessions = query.data?.sessions;

  return (
    <section className={styles.part} aria-labelledby={TITLE_ID}>
      <div className={styles.head}>
        <h3 id={TITLE_ID} tabIndex={-1}>
          {texts.title}
        </h3>
        {sessions && sessions.length > 1 && <EndOthers />}
      </div>
      {sessions && <SessionList sessions={sessions} />}
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton lines={2} />
        </div>
      )}
      {query.isError && !sessions && <LoadFailed onRetry={() => void query.refetch()} />}
    </section>
  );
}

function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const texts = useTexts(securityTexts).sessions;
  const [areAllShown, setAreAllShown] = useState(false);
  const shown = areAllShown ? sessions : sessions.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((session) => (
          <SessionEntry key={session.sessionId} session={session} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button variant="link" onClick={() => setAreAllShown(true)}>
          {texts.showAll(sessions.length)}
        </Button>
      )}
    </>
  );
}

function SessionEntry({ session }: { session: OwnSession }) {
  const { sessions: texts, failed } = useTexts(securityTexts);
  const { sessionId, system, isThis, isFromHere, lastUsedDate } = session;
  const end = useEndSession();
  const name = useNameOf(session);

  function handleEnd() {
    end.mutate(sessionId, {
      onSuccess: () => toast({ tone: 'good', message: texts.ended(name) }),
      onError: (error) =>
        toast({
          tone: 'bad',
          message: isCode(error, 'not_found') ? texts.gone : (serverMessage(error) ?? failed),
        }),
    });
    document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
  }

  return (
    <li className={styles.session}>
      <span className={styles.icon}>
        {PHONES.has(system ?? '') ? <Smartphone size={20} /> : <Monitor size={20} />}
      </span>
      <div className={styles.text}>
        <div className={styles.name}>
          <span>{name}</span>
          {isThis && <Badge tone="brand-soft">{texts.isThis}</Badge>}
        </div>
        <p className={styles.detail}>
          {texts.lastUsed} <time dateTime={lastUsedDate}>{formatSince(lastUsedDate)}</time>
          {isFromHere !== null && !isThis && <>, {isFromHere ? texts.here : texts.elsewhere}</>}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={end.isPending}
          aria-label={texts.endNamed(name)}
          onClick={handleEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const { sessions: texts, failed } = useTexts(securityTexts);
  const { isOpen, open, close } = useDialog();
  const endOthers = useEndOtherSessions();

  function handleConfirm() {
    endOthers.mutate(undefined, {
      onSuccess: () => toast({ tone: 'good', message: texts.othersEnded }),
      onError: (error) => toast({ tone: 'bad', message: serverMessage(error) ?? failed }),
      onSettled: close,
    });
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={open}>
        {texts.endOthers}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={handleConfirm}
        title={texts.endOthers}
        message={texts.question}
        confirmLabel={texts.endOthers}
        tone="danger"
        isBusy={endOthers.isPending}
        findFinalFocus={() => document.getElementById(TITLE_ID)}
      />
    </>
  );
}

function useNameOf({ browser, system }: OwnSession): string {
  const texts = useTexts(securityTexts).sessions;
  return browser && system ? texts.on({ browser, system }) : (browser ?? system ?? texts.unknown);
}
