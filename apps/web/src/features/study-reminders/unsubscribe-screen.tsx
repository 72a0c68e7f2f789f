import { memorySettingsEndpoints } from '@scholar/contract';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { isCode, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { useSingleRun } from '../../lib/forms/use-single-run';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import { TextLink } from '../../ui/basics/text-link';
import { Notice } from '../../ui/forms/notice';
import { AuthPage } from '../account/public';
import styles from './unsubscribe.module.css';
import { unsubscribeTexts } from './unsubscribe.texts';

const { unsubscribe } = memorySettingsEndpoints;

type State = 'asking' | 'busy' | 'failed' | 'done' | 'gone';

/** Where the link in a reminder leads. Opening it ends nothing: programs that look at mails open every link. */
export function UnsubscribeScreen() {
  const texts = useTexts(unsubscribeTexts);
  const token = readToken(useLocation().search);
  const { state, end } = useEnding(token);

  if (state === 'done') {
    return <Page title={texts.doneTitle} lead={texts.done} />;
  }
  if (token === undefined || state === 'gone') {
    return <Page title={texts.goneTitle} lead={texts.gone} />;
  }
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      foot={
        <>
          {texts.changedMind} <TextLink to="/today">{texts.goOn}</TextLink>
        </>
      }
    >
      {state === 'failed' && <Notice tone="bad">{texts.failed}</Notice>}
      <Button size="lg" isWide isBusy={state === 'busy'} onClick={() => void end()}>
        {texts.end}
      </Button>
    </Page>
  );
}

/** Without a button of its own it leads on to Today. */
function Page({
  title,
  lead,
  foot,
  children,
}: {
  title: string;
  lead: string;
  foot?: ReactNode;
  children?: ReactNode;
}) {
  const texts = useTexts(unsubscribeTexts);
  return (
    <AuthPage
      pageTitle={texts.pageTitle}
      title={title}
      lead={lead}
      homeLabel={texts.homeLink}
      scene={texts.scene}
      foot={foot}
    >
      <div className={styles.ways} aria-live="polite">
        {children ?? (
          <ButtonLink to="/today" size="lg" isWide>
            {texts.goOn}
          </ButtonLink>
        )}
      </div>
    </AuthPage>
  );
}

/** Undefined for anything that cannot be a token, such as a link that was cut off. */
function readToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token');
  return unsubscribe.params.safeParse({ token }).data?.token;
}

function useEnding(token: string | undefined) {
  const api = useApi();
  const single = useSingleRun();
  const [state, setState] = useState<State>('asking');

  async function end(): Promise<void> {
    if (token === undefined || !single.start()) {
      return;
    }
    setState('busy');
    try {
      await api(unsubscribe, { params: { token } }, { isQuiet: true, signal: saveSignal() });
      setState('done');
    } catch (error) {
      setState(isCode(error, 'not_found') ? 'gone' : 'failed');
    } finally {
      single.end();
    }
  }

  return { state, end };
}
