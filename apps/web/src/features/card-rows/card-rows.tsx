import type { CardSet } from '@scholar/contract';
import { TITLE_MAX } from '@scholar/contract';
import BookOpen from 'lucide-react/icons/book-open';
import Plus from 'lucide-react/icons/plus';
import RectangleEllipsis from 'lucide-react/icons/rectangle-ellipsis';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedGuard } from '../../lib/address/unsaved-guard';
import type { LoadedDraft } from '../../lib/drafts/use-draft';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import { LeaveDialog } from '../../ui/editing/leave-dialog';
import { Checkbox } from '../../ui/forms/checkbox';
import { Notice } from '../../ui/forms/notice';
import { TextField } from '../../ui/forms/text-field';
import { BRING_CARDS_PATH, handOverList } from '../bring-cards/public';
import { type CardProblems, cardsTexts, findCardProblems } from '../cards/public';
import { PlanLimitDialog } from '../plans/public';
import styles from './card-rows.module.css';
import { cardRowsTexts } from './card-rows.texts';
import { RowList } from './row-list';
import { isEmpty, toCard } from './rows/card-row';
import { type CardRowsDraft, useCardRows } from './use-card-rows';
import { ROWS_MAX, usePasting } from './use-pasting';
import { useRepeated } from './use-repeated';
import { useRowEditing } from './use-row-editing';
import { useSaveRows } from './use-save-rows';

type Fault = 'nameless' | 'empty';

export function CardRows({
  draft,
  set,
}: {
  draft: LoadedDraft<CardRowsDraft>;
  /** The one the cards go into; a new one where there is none. */
  set: Pick<CardSet, 'quizId' | 'title'> | undefined;
}) {
  const texts = useTexts(cardRowsTexts);
  const { blankOut: blankTexts } = useTexts(cardsTexts);
  const titleRef = useRef<HTMLInputElement>(null);
  const { title, rows, isUnsaved, isRestored, setTitle, changeRows, startOver } =
    useCardRows(draft);
  const guard = useUnsavedGuard(isUnsaved);
  const repeated = useRepeated(rows);
  const [hasRepeats, setHasRepeats] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [problems, setProblems] = useState<ReadonlyMap<string, CardProblems>>(new Map());
  const saving = useSaveRows({
    onSaved() {
      guard.release();
      startOver();
    },
  });
  const pasting = usePasting({ rows, changeRows, onTitle: nameSet });
  const editing = useRowEditing({
    rows,
    changeRows(change) {
      setFault(undefined);
      setProblems(new Map());
      changeRows(change);
    },
    onSave: () => save({ isToStudy: false }),
    onPasteText: (text, area) => pasting.pasteInto(text, area, editing.focusOn),
  });
  const { focusOn } = editing;
  const written = rows.filter((row) => !isEmpty(row));
  const isNew = set === undefined;
  useFirstFocus(() => (isNew ? titleRef.current?.focus() : focusOn(rows[0]?.id ?? '', 'question')));

  function nameSet(found: string) {
    if (title.trim() === '') {
      setTitle(found.slice(0, TITLE_MAX));
    }
  }

  /** Answers whether everything can be saved; what cannot is shown, and has the keyboard. */
  function check(): boolean {
    const wrong = new Map(
      written.flatMap((row) => {
        const found = findCardProblems(row);
        return Object.keys(found).length > 0 ? [[row.id, found] as const] : [];
      }),
    );
    setProblems(wrong);
    const [first] = wrong;
    if (isNew && title.trim() === '') {
      setFault('nameless');
      titleRef.current?.focus();
    } else if (first) {
      focusOn(first[0], first[1].question === undefined ? 'answer' : 'question');
    } else if (written.length === 0) {
      setFault('empty');
      focusOn(rows[0]?.id ?? '', 'question');
    } else {
      return true;
    }
    return false;
  }

  function save({ isToStudy }: { isToStudy: boolean }) {
    if (!saving.isSaving && check()) {
      const cards = written.map(toCard);
      const target = set ? { title: set.title, quizId: set.quizId } : { title: title.trim() };
      saving.save({ ...target, cards }, { isToStudy, hasRepeats });
    }
  }

  function handleDiscard() {
    startOver();
    titleRef.current?.focus();
  }

  return (
    <div className={styles.sheet}>
      {isRestored && (
        <Notice tone="info">
          {texts.restored}{' '}
          <Button variant="link" onClick={handleDiscard}>
            {texts.discard}
          </Button>
        </Notice>
      )}
      {isNew ? (
        <TextField
          label={texts.setName}
          name="title"
          size="md"
          dir="auto"
          autoComplete="off"
          maxLength={TITLE_MAX}
          value={title}
          inputRef={titleRef}
          error={fault === 'nameless' ? texts.nameless : undefined}
          onChange={(typed) => {
            setFault(undefined);
            setTitle(typed);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              focusOn(rows[0]?.id ?? '', 'question');
            }
          }}
        />
      ) : (
        <p>{texts.into(set.title)}</p>
      )}
      <div className={styles.tools}>
        <p className={styles.hint}>
          {texts.hint} <span className={styles.keys}>{texts.keys}</span>
        </p>
        <Button
          variant="secondary"
          size="sm"
          icon={<RectangleEllipsis />}
          title={blankTexts.hint}
          // The cell keeps the keyboard, and its selection stays to be seen.
          onMouseDown={(event) => event.preventDefault()}
          onClick={editing.blankOut}
        >
          {blankTexts.label}
        </Button>
      </div>
      <RowList
        rows={rows}
        repeated={repeated}
        problems={problems}
        listRef={editing.listRef}
        handlers={editing.handlers}
      />
      <Button variant="quiet" icon={<Plus />} className={styles.add} onClick={editing.addRow}>
        {texts.add}
      </Button>
      {pasting.tooLong && (
        <Notice tone="bad">
          {texts.tooMany(pasting.tooLong.count, ROWS_MAX)}{' '}
          <ButtonLink
            to={BRING_CARDS_PATH}
            variant="link"
            onClick={() => handOverList(pasting.tooLong?.text ?? '')}
          >
            {texts.bringThem}
          </ButtonLink>
        </Notice>
      )}
      {saving.trouble?.kind === 'failed' && <Notice tone="bad">{saving.trouble.message}</Notice>}
      {fault === 'empty' && <Notice tone="bad">{texts.empty}</Notice>}
      <div className={styles.bar}>
        <div className={styles.figures} role="status">
          <span>{texts.count(written.length)}</span>
          {pasting.said !== '' && <span>{pasting.said}</span>}
          {repeated.size > 0 && !hasRepeats && <span>{texts.leftOut(repeated.size)}</span>}
        </div>
        {(repeated.size > 0 || hasRepeats) && (
          <Checkbox label={texts.repeats} isChecked={hasRepeats} onChange={setHasRepeats} />
        )}
        <div className={styles.actions}>
          <Button
            variant="secondary"
            disabled={saving.isSaving}
            onClick={() => save({ isToStudy: false })}
          >
            {texts.save}
          </Button>
          <Button
            icon={<BookOpen />}
            isBusy={saving.isSaving}
            onClick={() => save({ isToStudy: true })}
          >
            {texts.studyNow}
          </Button>
        </div>
      </div>
      <PlanLimitDialog
        message={saving.trouble?.kind === 'full' ? saving.trouble.message : null}
        onClose={saving.closeTrouble}
      />
      <LeaveDialog guard={guard} message={texts.leave} />
    </div>
  );
}

/** The screen is for typing: what comes first has the keyboard at once. */
function useFirstFocus(focus: () => void): void {
  const first = useRef(focus);
  useEffect(() => first.current(), []);
}
