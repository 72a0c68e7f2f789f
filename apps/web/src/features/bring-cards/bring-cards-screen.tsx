import type { ExtractionFault } from '@scholar/extract';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { rememberReturnTo } from '../../lib/page/return-to';
import { useSession } from '../../lib/session/session';
import { Button } from '../../ui/basics/button';
import { Spinner } from '../../ui/basics/spinner';
import { bringCardsTexts } from './bring-cards.texts';
import styles from './bring-cards.module.css';
import { FoundCards } from './found-cards';
import { GiveCards } from './give-cards';
import { BRING_CARDS_PATH, takeOver } from './given-cards';
import { useCardFile } from './use-bring-cards';

export function BringCardsScreen() {
  const { token } = useSession();
  useDocumentTitle(useTexts(bringCardsTexts).title);

  if (token === null) {
    rememberReturnTo(BRING_CARDS_PATH);
    return <Navigate to="/login" replace />;
  }
  return <BringCards />;
}

function BringCards() {
  const texts = useTexts(bringCardsTexts);
  const file = useCardFile();
  const { reading, give, startOver } = file;
  const { key } = useLocation();

  function takeNext() {
    const given = takeOver();
    if (given) {
      void give(given, 'file' in given ? given.file.name : texts.pasted);
    }
  }
  const handleArrival = useEffectEvent(takeNext);
  // A file dropped on this screen leads to it once more.
  useEffect(() => handleArrival(), [key]);

  function sayFault({ code, isPasted }: { code: ExtractionFault; isPasted: boolean }): string {
    return isPasted ? texts.noList : texts.faults[code];
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      {reading.step === 'reading' && (
        <div className={styles.sheet} role="status">
          <Spinner />
          <p>{texts.reading(reading.name)}</p>
          <Button variant="quiet" onClick={startOver}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {(reading.step === 'none' || reading.step === 'failed') && (
        <GiveCards
          fault={reading.step === 'failed' ? sayFault(reading) : undefined}
          onGive={(given, name) => void give(given, name)}
        />
      )}
      {reading.step === 'read' && (
        <FoundCards
          read={reading.read}
          given={reading.given}
          title={file.title}
          onTitle={file.setTitle}
          onReadAgain={(options) => void file.readAgain(options)}
          onStartOver={() => {
            startOver();
            takeNext();
          }}
        />
      )}
    </div>
  );
}
