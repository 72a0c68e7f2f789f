import type { CardFile } from '@scholar/extract';
import BookOpen from 'lucide-react/icons/book-open';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setPath, studyPath } from '../../lib/address/paths';
import { ApiError, serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { MessageDialog } from '../../ui/dialogs/message-dialog';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { toast } from '../../ui/feedback/toast';
import { Checkbox } from '../../ui/forms/checkbox';
import { TextField } from '../../ui/forms/text-field';
import { PlanLimitDialog } from '../plans/public';
import { type BroughtSet, useBringSets } from '../sets/public';
import { bringCardsTexts } from './bring-cards.texts';
import styles from './bring-cards.module.css';
import { FieldChoices } from './fields/field-choices';
import { ListChoices } from './preview/list-choices';
import { PreviewRows } from './preview/preview-rows';
import { WhatWillHappen } from './preview/what-will-happen';
import type { CardsGiven, ReadOptions } from './read/card-port';
import { useDeckMedia } from './send/use-deck-media';
import { useDryRun, useSets } from './use-bring-cards';

type Trouble =
  | { kind: 'none' }
  | { kind: 'full'; message: string }
  | { kind: 'failed'; message: string | undefined };

type Stayed = { refused: number; overLimit: number; lost: number };

/** The cards of a file, and what will happen with them; nothing is written before the student says so. */
export function FoundCards({
  read,
  given,
  title,
  onTitle,
  onReadAgain,
  onStartOver,
}: {
  read: CardFile;
  given: CardsGiven;
  title: string;
  onTitle: (title: string) => void;
  onReadAgain: (options: ReadOptions) => void;
  onStartOver: () => void;
}) {
  const texts = useTexts(bringCardsTexts);
  const navigate = useNavigate();
  const bringing = useBringSets();
  const [hasRepeats, setHasRepeats] = useState(false);
  const [isToStudy, setIsToStudy] = useState(true);
  const [isNameless, setIsNameless] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>({ kind: 'none' });
  const { sets, leftOut, renamed } = useSets(read, title);
  const run = useDryRun(sets, hasRepeats);
  const media = useDeckMedia(read, given);
  const isWorking = bringing.isPending || media.progress !== undefined;
  const isOneSet = sets.length <= 1;
  const repeated = run.state === 'known' ? run.result.repeated : 0;

  function handleBrought(brought: readonly BroughtSet[], toStudy: boolean) {
    const first = brought.find(({ quizId }) => quizId !== null);
    const count = brought.reduce((sum, { cards }) => sum + cards, 0);
    if (!first?.quizId) {
      toast({ tone: 'plain', message: texts.nothingNew });
      return;
    }
    const setId = first.quizId;
    if (toStudy) {
      toast({ tone: 'good', message: texts.brought(count) });
      void navigate(studyPath(setId));
      return;
    }
    const action = { label: texts.showSet, onSelect: () => void navigate(setPath(setId)) };
    toast({ tone: 'good', message: texts.brought(count), action });
    onStartOver();
  }

  function bring({
    toStudy,
    isOnlyWhatFits = false,
  }: {
    toStudy: boolean;
    isOnlyWhatFits?: boolean;
  }) {
    setIsToStudy(toStudy);
    setIsNameless(isOneSet && title.trim() === '');
    if (isOneSet && title.trim() === '') {
      return;
    }
    void media.send(renamed()).then(
      (sent) =>
        bringing.mutate(
          { sets: sent.sets, isOnlyWhatFits, hasRepeats },
          {
            onSuccess: (brought) => {
              sayWhatStayed(sent);
              handleBrought(brought, toStudy);
            },
            onError: handleError,
          },
        ),
      handleError,
    );
  }

  function handleError(error: unknown) {
    setTrouble(
      error instanceof ApiError && error.code === 'plan_limit'
        ? { kind: 'full', message: error.said }
        : { kind: 'failed', message: serverMessage(error) },
    );
  }

  function sayWhatStayed({ refused, overLimit, lost }: Stayed) {
    const words = [
      refused > 0 && texts.mediaRefused(refused),
      overLimit > 0 && texts.mediaOverLimit(overLimit),
      lost > 0 && texts.mediaLost(lost),
    ].filter(Boolean);
    if (words.length > 0) {
      toast({ tone: 'plain', message: words.join(' ') });
    }
  }

  const closeTrouble = () => setTrouble({ kind: 'none' });
  const isEmpty =
    sets.length === 0 || (run.state === 'known' && run.result.cards + run.result.overLimit === 0);

  return (
    <div className={styles.sheet}>
      {isOneSet && (
        <TextField
          label={texts.setName}
          name="title"
          size="md"
          maxLength={255}
          value={title}
          error={isNameless ? texts.nameless : undefined}
          onChange={onTitle}
        />
      )}
      <ListChoices read={read} onChange={onReadAgain} />
      <FieldChoices read={read} onChange={onReadAgain} />
      <WhatWillHappen sets={sets} run={run} leftOut={leftOut} />
      {(repeated > 0 || hasRepeats) && (
        <Checkbox label={texts.repeats} isChecked={hasRepeats} onChange={setHasRepeats} />
      )}
      <PreviewRows sets={sets} />
      {media.progress && (
        <ProgressBar
          label={texts.sending(media.progress.done, media.progress.total)}
          value={media.progress.done}
          max={media.progress.total}
        />
      )}
      <div className={styles.actions}>
        <Button variant="quiet" disabled={isWorking} onClick={onStartOver}>
          {texts.startOver}
        </Button>
        <Button
          variant="secondary"
          disabled={isEmpty || isWorking}
          onClick={() => bring({ toStudy: false })}
        >
          {texts.bring}
        </Button>
        <Button
          icon={<BookOpen />}
          isBusy={isWorking}
          disabled={isEmpty}
          onClick={() => bring({ toStudy: true })}
        >
          {texts.studyNow}
        </Button>
      </div>
      <MessageDialog
        isOpen={trouble.kind === 'failed'}
        onClose={closeTrouble}
        message={(trouble.kind === 'failed' && trouble.message) || texts.failed}
      />
      <PlanLimitDialog
        message={trouble.kind === 'full' ? trouble.message : null}
        onClose={closeTrouble}
        onOnlyWhatFits={() => bring({ toStudy: isToStudy, isOnlyWhatFits: true })}
      />
    </div>
  );
}
