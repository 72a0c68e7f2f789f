import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { Link } from '../../lib/page/link';
import { Button } from '../../ui/basics/button';
import { Logo } from '../../ui/basics/logo';
import { messagePageTexts } from './message-page.texts';
import styles from './message-page.module.css';

type MessageProps = { heading: string; advice: string; action: ReactNode };

/** A page with one message and one way on: not found, or crashed. */
export function MessagePage({ heading, advice, action }: MessageProps) {
  const texts = useTexts(messagePageTexts);

  return (
    <div className={styles.page}>
      <header>
        <Link to="/" className={styles.home} aria-label={texts.homeLink}>
          <Logo />
        </Link>
      </header>
      <main className={styles.main}>
        <Message heading={heading} advice={advice} action={action} />
      </main>
    </div>
  );
}

/** The same inside the signed-in frame, which has a header and a main part of its own. */
export function MessageContent(message: MessageProps) {
  return (
    <div className={`${styles.main} ${styles.content}`}>
      <Message {...message} />
    </div>
  );
}

function Message({ heading, advice, action }: MessageProps) {
  return (
    <>
      <BlankSheet />
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.advice}>{advice}</p>
      {action}
    </>
  );
}

function BlankSheet() {
  return (
    <svg className={styles.sheet} viewBox="0 0 120 120" aria-hidden="true">
      <rect className={styles.under} x="30" y="16" width="68" height="88" rx="6" />
      <rect className={styles.paper} x="22" y="18" width="68" height="88" rx="6" />
      <path className={styles.lines} d="M34 38h30M34 50h42M34 62h18" />
      <path className={styles.dots} d="M34 76h42" />
    </svg>
  );
}

export function CrashPage() {
  const texts = useTexts(messagePageTexts).crash;

  return (
    <MessagePage
      heading={texts.heading}
      advice={texts.advice}
      action={
        <Button size="lg" onClick={() => window.location.reload()}>
          {texts.action}
        </Button>
      }
    />
  );
}
