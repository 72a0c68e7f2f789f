import type { SetWithCards } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { Checkbox } from '../../../ui/forms/checkbox';
import { NumberStepper } from '../../../ui/editing/number-stepper';
import { Segmented } from '../../../ui/inputs/segmented';
import { Select } from '../../../ui/inputs/select';
import { setMemoryQueries } from '../../questions/public';
import { studyTexts } from '../study.texts';
import { chooseCards } from './choose-cards';
import styles from './set-up-dialog.module.css';
import {
  DIRECTIONS,
  isUsual,
  LIMITS_MINUTES,
  QUESTION_KINDS,
  type QuestionKind,
  type TestSetup,
  USUAL_SETUP,
  WHICH_CARDS,
} from './test-setup';

/** What a test asks, and how; a sheet at the bottom on phones. */
export function SetUpDialog({
  set,
  setup,
  onStart,
  onClose,
}: {
  set: SetWithCards;
  setup: TestSetup;
  onStart: (setup: TestSetup) => void;
  onClose: () => void;
}) {
  const texts = useTexts(studyTexts).setUp;
  const memory = useQuery(setMemoryQueries.get(useApi(), set.quizId));
  const [wanted, setWanted] = useState(setup);
  /** Null while all of them are asked, however many that are. */
  const [typed, setTyped] = useState(setup.count === null ? null : String(setup.count));
  const [hasTried, setHasTried] = useState(false);
  const [now] = useState(() => new Date());
  const counts = Object.fromEntries(
    WHICH_CARDS.map((which) => [
      which,
      which === 'all' || memory.data
        ? chooseCards(set.flashcards, which, { statuses: memory.data?.cards ?? [], now }).length
        : undefined,
    ]),
  ) as Record<TestSetup['which'], number | undefined>;
  // Until the server has answered, any number of them may be asked.
  const most = counts[wanted.which] ?? set.flashcards.length;
  const hasKind = wanted.kinds.length > 0;

  function change(changes: Partial<TestSetup>): void {
    setWanted({ ...wanted, ...changes });
  }

  function settle(text: string | null): number {
    const count = Math.round(Number(text));
    return text === null || text.trim() === '' || !Number.isFinite(count)
      ? Math.max(most, 1)
      : Math.min(Math.max(count, 1), Math.max(most, 1));
  }

  function handleKind(kind: QuestionKind, isWanted: boolean): void {
    change({
      kinds: QUESTION_KINDS.filter((each) =>
        each === kind ? isWanted : wanted.kinds.includes(each),
      ),
    });
  }

  function handleSubmit(): void {
    setHasTried(true);
    if (hasKind && most > 0) {
      const count = settle(typed);
      onClose();
      onStart({ ...wanted, count: count === most ? null : count });
    }
  }

  function handleUsual(): void {
    setWanted(USUAL_SETUP);
    setTyped(null);
  }

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      onSubmit={handleSubmit}
      title={texts.title}
      submitLabel={texts.start}
      isBusy={false}
    >
      <div className={styles.group}>
        <p className={styles.label}>{texts.which}</p>
        <Segmented
          label={texts.which}
          value={wanted.which}
          options={WHICH_CARDS.map((which) => ({
            value: which,
            label: texts.cards[which](counts[which]),
          }))}
          onChange={(which) => change({ which })}
        />
        {most === 0 && (
          <p role="alert" className={styles.problem}>
            {wanted.which !== 'all' && texts.none[wanted.which]}
          </p>
        )}
      </div>
      <NumberStepper
        label={texts.count}
        labels={{ fewer: texts.fewer, more: texts.more }}
        typed={typed ?? String(most)}
        min={1}
        max={Math.max(most, 1)}
        limits={texts.countLimits(Math.max(most, 1))}
        settle={settle}
        onChange={setTyped}
        isStacked
      />
      <fieldset className={styles.group}>
        <legend className={styles.label}>{texts.kinds}</legend>
        {QUESTION_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={texts.kind[kind]}
            isChecked={wanted.kinds.includes(kind)}
            onChange={(isWanted) => handleKind(kind, isWanted)}
          />
        ))}
        {hasTried && !hasKind && (
          <p role="alert" className={styles.problem}>
            {texts.noKind}
          </p>
        )}
      </fieldset>
      <Select
        label={texts.direction}
        value={wanted.direction}
        options={DIRECTIONS.map((value) => ({ value, label: texts.directions[value] }))}
        onChange={(value) =>
          change({ direction: DIRECTIONS.find((each) => each === value) ?? 'toTerm' })
        }
      />
      {wanted.kinds.includes('typed') && wanted.direction !== 'toTerm' && (
        <p className={styles.hint}>{texts.typedHint}</p>
      )}
      <Select
        label={texts.limit}
        value={String(wanted.minutes ?? '')}
        options={[
          { value: '', label: texts.noLimit },
          ...LIMITS_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: texts.minutes(minutes),
          })),
        ]}
        onChange={(value) => change({ minutes: value === '' ? null : Number(value) })}
      />
      {!(isUsual(wanted) && settle(typed) === most) && (
        <Button variant="quiet" className={styles.usual} onClick={handleUsual}>
          {texts.usual}
        </Button>
      )}
    </FormDialog>
  );
}
