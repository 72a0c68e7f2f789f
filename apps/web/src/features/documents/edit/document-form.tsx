import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { countWords } from '../../../lib/text/count-words';
import { useTexts } from '../../../lib/i18n';
import { isCode, serverMessage } from '../../../lib/api/api';
import { Button } from '../../../ui/basics/button';
import { KeptHere } from '../../../ui/editing/kept-here';
import { TextArea } from '../../../ui/editing/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Select } from '../../../ui/inputs/select';
import { Notice } from '../../../ui/forms/notice';
import styles from './document-form.module.css';
import { documentsTexts } from '../documents.texts';
import { useFieldOptions } from '../use-field-options';
import type { Writing, WritingProblems } from './writing';

/** Title, field and content, with the button that saves them. */
export function DocumentForm({
  writing,
  onChange,
  onSubmit,
  submitLabel,
  isBusy,
  isReadOnly = false,
  isUnsaved,
  problems,
  failure,
  metadata,
  actions,
}: {
  writing: Writing;
  onChange: (change: Partial<Writing>) => void;
  onSubmit: () => void;
  submitLabel: string;
  isBusy: boolean;
  isReadOnly?: boolean;
  isUnsaved: boolean;
  problems: WritingProblems;
  /** Why the last save did not work. */
  failure: ReactNode;
  metadata?: ReactNode;
  actions?: ReactNode;
}) {
  const texts = useTexts(documentsTexts).form;
  const formRef = useProblemFocus(problems);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        className={styles.title}
        label={texts.title}
        name="title"
        dir="auto"
        autoComplete="off"
        value={writing.title}
        error={problems.title}
        isReadOnly={isReadOnly}
        onChange={(title) => onChange({ title })}
      />
      <FieldSelect
        className={styles.field}
        value={writing.field}
        error={problems.field}
        isDisabled={isReadOnly}
        onChange={(field) => onChange({ field })}
      />
      <TextArea
        className={styles.content}
        label={texts.content}
        name="content"
        value={writing.content}
        error={problems.content}
        isReadOnly={isReadOnly}
        hint={<WordCount text={writing.content} />}
        onChange={(content) => onChange({ content })}
      />
      {metadata && <div className={styles.metadata}>{metadata}</div>}
      <div className={styles.save}>
        {failure}
        <Button type="submit" size="lg" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
        {isUnsaved && <p className={styles.kept}>{texts.kept}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </form>
  );
}

function WordCount({ text }: { text: string }) {
  const texts = useTexts(documentsTexts).form;
  // A book takes a moment to count, and typing in it must not wait for that.
  return texts.words(countWords(useDeferredValue(text)));
}

/** Focuses the first field that was refused. */
function useProblemFocus(problems: WritingProblems) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return formRef;
}

/** Blocks in the places of the fields, so that nothing jumps when they come. */
export function DocumentFormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <div className={styles.title}>
        <Skeleton height={74} />
      </div>
      <div className={styles.field}>
        <Skeleton height={74} />
      </div>
      <div className={styles.content}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.metadata}>
        <Skeleton height={88} />
      </div>
    </div>
  );
}

function FieldSelect({
  value,
  error,
  onChange,
  isDisabled,
  className,
}: {
  value: string;
  error: string | undefined;
  onChange: (field: string) => void;
  isDisabled: boolean;
  className: string | undefined;
}) {
  const texts = useTexts(documentsTexts).form;
  const { options, query } = useFieldOptions({ none: texts.selectField, chosen: value });
  return (
    <div className={className}>
      <Select
        label={texts.field}
        name="field"
        size="lg"
        value={value}
        error={error}
        options={options}
        onChange={onChange}
        isDisabled={isDisabled}
      />
      {query.isError && <LoadFailed onRetry={() => void query.refetch()} />}
    </div>
  );
}

/** A small notice is enough, because what was written is still in the form. */
export function SaveFailure({ error, hasProblems }: { error: unknown; hasProblems: boolean }) {
  const texts = useTexts(documentsTexts).form;
  if (isCode(error, 'offline')) {
    return <KeptHere />;
  }
  const reason = hasProblems ? undefined : serverMessage(error);
  return (
    <Notice tone="bad">{reason === undefined ? texts.failed : texts.failedBecause(reason)}</Notice>
  );
}

export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const texts = useTexts(documentsTexts).form;
  return (
    <Notice tone="info">
      <div className={styles.restored}>
        <span>{texts.restored}</span>
        <Button variant="link" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </Notice>
  );
}
