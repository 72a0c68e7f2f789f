import { aiEndpoints, CARD_COUNT, type Flashcards, isBlank } from '@scholar/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, serverMessage } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { sessionStore } from '../../../lib/storage/storage';
import { Button } from '../../../ui/basics/button';
import { Notice } from '../../../ui/forms/notice';
import { handOverCards } from '../../flashcards/public';
import { useGeneration } from '../../generation/public';
import headStyles from '../sample/live-sample.module.css';
import { SampleStage } from '../sample/sample-stage';
import { OwnCards } from './own-cards';
import styles from './own-text.module.css';
import { OWN_TEXT } from './own-text-key';
import { ownTextTexts } from './own-text.texts';
import { toSample } from './to-sample';

/** The visitor's own text, and the cards that the engine makes of it. */
export function OwnText({ start, onLeave }: { start: string; onLeave: () => void }) {
  const [text, setText] = useState(() => sessionStore.get(OWN_TEXT) ?? start);
  const [answer, setAnswer] = useState<Flashcards>();

  function handleText(typed: string) {
    setText(typed);
    sessionStore.set(OWN_TEXT, typed);
  }

  function handleLeave() {
    sessionStore.remove(OWN_TEXT);
    onLeave();
  }

  return answer ? (
    <MadeCards text={text} answer={answer} onEdit={() => setAnswer(undefined)} />
  ) : (
    <TextToRead text={text} onText={handleText} onMade={setAnswer} onLeave={handleLeave} />
  );
}

function TextToRead({
  text,
  onText,
  onMade,
  onLeave,
}: {
  text: string;
  onText: (text: string) => void;
  onMade: (answer: Flashcards) => void;
  onLeave: () => void;
}) {
  const texts = useTexts(ownTextTexts);
  const api = useApi();
  const { state, generate, cancel } = useGeneration();
  const [problem, setProblem] = useState<string>();
  const isMaking = state.kind === 'running';
  const area = useRef<HTMLTextAreaElement>(null);
  // The visitor has asked for it with a click, and a paste takes the place of the example.
  useEffect(() => area.current?.select(), []);

  async function handleMake() {
    setProblem(isBlank(text) ? texts.noText : undefined);
    if (isBlank(text)) {
      return;
    }
    await generate({
      ask: (signal) =>
        api(
          aiEndpoints.flashcards,
          { body: { document_text: text.toWellFormed(), num_keywords: CARD_COUNT.default } },
          { isQuiet: true, signal },
        ),
      onAnswer(answer) {
        if (toSample(text, answer).passages.length === 0) {
          setProblem(texts.noCards);
        } else {
          onMade(answer);
        }
      },
    });
  }

  function findFailure(): string | undefined {
    if (state.kind !== 'failed') {
      return problem;
    }
    const isOffline = state.error instanceof ApiError && state.error.code === 'offline';
    return isOffline ? texts.offline : (serverMessage(state.error) ?? texts.failed);
  }
  const failure = findFailure();

  return (
    <>
      <div className={headStyles.head}>
        <p className={styles.status} role="status">
          {isMaking ? texts.making : texts.hint}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" size="sm" onClick={isMaking ? cancel : onLeave}>
            {isMaking ? texts.cancel : texts.example}
          </Button>
          <Button variant="primary" size="sm" isBusy={isMaking} onClick={() => void handleMake()}>
            {texts.make}
          </Button>
        </div>
      </div>
      {failure !== undefined && (
        <div className={styles.notice}>
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <textarea
        ref={area}
        className={styles.text}
        aria-label={texts.label}
        dir="auto"
        readOnly={isMaking}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </>
  );
}

function MadeCards({
  text,
  answer,
  onEdit,
}: {
  text: string;
  answer: Flashcards;
  onEdit: () => void;
}) {
  const texts = useTexts(ownTextTexts);
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const { passages, ending, isVietnamese } = toSample(text, answer);
  const made = answer.flashcards.keywords.length;
  const further = made - passages.length;

  async function handleKeep() {
    await handOverCards(text, answer);
    sessionStore.remove(OWN_TEXT);
    void navigate('/flashcards');
  }

  return (
    <>
      <div className={headStyles.head}>
        <p className={styles.status} role="status">
          <strong>{texts.made(made)}</strong>
          {further > 0 && ` · ${texts.further(further)}`}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" size="sm" onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button variant="primary" size="sm" onClick={() => void handleKeep()}>
            {texts.keep}
          </Button>
        </div>
      </div>
      <SampleStage
        sample={{ passages, ending }}
        language={isVietnamese ? 'vi' : 'en'}
        frames={passages.map(() => DRAWN)}
        stage={stage}
        cards={<OwnCards passages={passages} />}
      />
    </>
  );
}

const DRAWN = { isHighlighted: true, isLinked: true, isWriting: false, lettersWritten: 0 };
