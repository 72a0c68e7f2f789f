import { TITLE_MAX } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { TextField } from '../../../ui/forms/text-field';
import { examFormTexts } from './exam-form.texts';
import styles from './exam-fields.module.css';
import { type ExamField, type ExamProblems, findDayBounds, type TypedExam } from './exam-form';
import { SetChoices } from './set-choices';
import type { SetChoice } from './set-choices.queries';

export function ExamFields({
  typed,
  problems,
  known,
  onChange,
}: {
  typed: TypedExam;
  problems: ExamProblems;
  known: readonly SetChoice[];
  onChange: (changes: Partial<TypedExam>) => void;
}) {
  const texts = useTexts(examFormTexts);
  const [{ first, last }] = useState(() => findDayBounds(new Date()));

  function field(name: Exclude<ExamField, 'quizIds'>) {
    return {
      name,
      value: typed[name],
      error: sayProblem(name),
      size: 'md' as const,
      autoComplete: 'off',
      onChange: (value: string) => onChange({ [name]: value }),
    };
  }

  function sayProblem(name: ExamField): string | undefined {
    const problem = problems[name];
    return problem && texts.problems[problem];
  }

  return (
    <div className={styles.fields}>
      <TextField
        label={texts.name}
        dir="auto"
        maxLength={TITLE_MAX}
        isRequired
        {...field('title')}
      />
      <TextField
        label={texts.day}
        type="date"
        min={first}
        max={last}
        isRequired
        {...field('date')}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.goal}
          hint={texts.goalHint}
          inputMode="numeric"
          isRequired
          {...field('goal')}
        />
        <TextField
          label={texts.minutes}
          hint={texts.minutesHint}
          inputMode="numeric"
          {...field('minutesPerDay')}
        />
      </div>
      <SetChoices
        known={known}
        chosen={typed.quizIds}
        error={sayProblem('quizIds')}
        onChange={(quizIds) => onChange({ quizIds })}
      />
    </div>
  );
}
