import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Checkbox } from '../../../ui/forms/checkbox';
import { FieldError } from '../../../ui/forms/field';
import { SearchField } from '../../../ui/inputs/search-field';
import { examFormTexts } from './exam-form.texts';
import { type SetChoice, setChoices, withChosen } from './set-choices.queries';
import styles from './set-choices.module.css';

/** More than fit into the box without scrolling. */
const SEARCHED_FROM = 6;

export function SetChoices({
  known,
  chosen,
  error,
  onChange,
}: {
  /** Sets of the exam, and the one that it is made for. */
  known: readonly SetChoice[];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: number[]) => void;
}) {
  const id = useId();
  const texts = useTexts(examFormTexts);
  const [keyword, setKeyword] = useState('');
  const { data, isError, refetch } = useQuery({
    ...setChoices(useApi(), keyword),
    placeholderData: keepPreviousData,
  });
  const shown = data && withChosen(data.quizzes, keyword.trim() === '' ? known : []);
  const isSearched = keyword !== '' || (data !== undefined && data.totalItems > SEARCHED_FROM);

  function handleToggle(setId: number, isChosen: boolean) {
    onChange(isChosen ? [...chosen, setId] : chosen.filter((each) => each !== setId));
  }

  return (
    <fieldset
      className={styles.choices}
      data-problem={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>
        {texts.sets} <span className={styles.count}>{texts.chosen(chosen.length)}</span>
      </legend>
      {isSearched && (
        <SearchField
          label={texts.search}
          value={keyword}
          hasShortcut={false}
          onChange={setKeyword}
        />
      )}
      <div className={styles.box} aria-busy={!shown && !isError}>
        {shown?.map(({ quizId, title }) => (
          <div key={quizId} className={styles.row}>
            <Checkbox
              label={<span dir="auto">{title}</span>}
              isChecked={chosen.includes(quizId)}
              onChange={(isChosen) => handleToggle(quizId, isChosen)}
            />
          </div>
        ))}
        {shown?.length === 0 && (
          <p className={styles.note}>{keyword === '' ? texts.noSets : texts.nothingFound}</p>
        )}
        {data && data.totalItems > data.quizzes.length && (
          <p className={styles.note}>{texts.tooMany}</p>
        )}
        {!shown && !isError && <Skeleton lines={2} />}
        {isError && <LoadFailed onRetry={() => void refetch()} />}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
