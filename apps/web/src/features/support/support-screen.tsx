import { useQuery } from '@tanstack/react-query';
import { SupportRequestSchema } from '@scholar/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useApi } from '../../lib/api/api-context';
import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { useDraft } from '../../lib/drafts/use-draft';
import { Button } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Notice } from '../../ui/forms/notice';
import { Skeleton } from '../../ui/feedback/skeleton';
import { type Letter, SupportForm } from './support-form';
import styles from './support-screen.module.css';
import { supportQuery } from './support.queries';
import { supportTexts } from './support.texts';

const OWN_PAGE = '/support';
const LetterSchema = z.object({ message: z.string(), page: z.string() });

export function SupportScreen() {
  const texts = useTexts(supportTexts);
  useDocumentTitle(texts.title);

  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      <Support />
    </div>
  );
}

function Support() {
  const texts = useTexts(supportTexts);
  const support = useQuery(supportQuery(useApi()));

  if (support.isPending) {
    return (
      <div className={styles.sheet}>
        <Skeleton height={240} />
      </div>
    );
  }
  if (support.isError) {
    return (
      <div className={styles.sheet}>
        <LoadFailed onRetry={() => void support.refetch()} />
      </div>
    );
  }
  if (!support.data.isSetUp) {
    return (
      <div className={styles.sheet}>
        <EmptyState title={texts.notSetUp} advice={texts.notSetUpAdvice} />
      </div>
    );
  }
  return (
    <>
      {support.data.isPriority && <Notice tone="good">{texts.priority}</Notice>}
      <div className={styles.sheet}>
        <Writing />
      </div>
    </>
  );
}

/** What is typed is kept as a draft until it is sent. */
function Writing() {
  const [isSent, setIsSent] = useState(false);
  const from = readFrom(useSearchParams()[0]);
  const draft = useDraft('support', LetterSchema);
  if (isSent) {
    return <Sent onAnother={() => setIsSent(false)} />;
  }
  if (!draft.isLoaded) {
    return <Skeleton height={240} />;
  }
  const written: Letter = {
    message: draft.found?.message ?? '',
    page: from ?? draft.found?.page ?? OWN_PAGE,
  };

  function handleChange(letter: Letter) {
    if (draft.isLoaded && letter.message === '') {
      draft.drop();
    } else if (draft.isLoaded) {
      draft.keep(letter);
    }
  }

  function handleSent() {
    if (draft.isLoaded) {
      draft.drop();
    }
    setIsSent(true);
  }

  return (
    <SupportForm key={draft.room} start={written} onChange={handleChange} onSent={handleSent} />
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const texts = useTexts(supportTexts);
  const { user } = useSession();
  const frameRef = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => frameRef.current?.focus(), []);

  return (
    <div ref={frameRef} tabIndex={-1} role="status" className={styles.sent}>
      <EmptyState
        title={texts.sentTitle}
        advice={texts.sentAdvice(user?.email ?? '')}
        action={
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onAnother}>
              {texts.another}
            </Button>
            <ButtonLink to="/home">{texts.backToHome}</ButtonLink>
          </div>
        }
      />
    </div>
  );
}

/** Where the student came from. Anybody can write an address, so only a path is taken. */
function readFrom(query: URLSearchParams): string | undefined {
  const page = SupportRequestSchema.shape.page.safeParse(query.get('from'));
  return page.success ? page.data : undefined;
}
