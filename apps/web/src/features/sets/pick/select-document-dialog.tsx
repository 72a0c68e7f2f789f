import { KEYWORD_MAX } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Badge } from '../../../ui/feedback/badge';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { SearchField } from '../../../ui/inputs/search-field';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { documentQueries } from '../../documents/public';
import type { ChosenDocument } from './search-cards';
import styles from './select-document-dialog.module.css';
import { setsTexts } from '../sets.texts';

const MOST_DOCUMENTS = 20;

/** Whose cards are to be seen: those of one document, or of all. */
export function SelectDocumentDialog({
  isOpen,
  onClose,
  chosen,
  onChoose,
}: {
  isOpen: boolean;
  onClose: () => void;
  chosen: ChosenDocument | null;
  onChoose: (document: ChosenDocument | null) => void;
}) {
  const { document: texts, cancel } = useTexts(setsTexts);
  const [marked, setMarked] = useState(chosen);
  const [keyword, setKeyword] = useState('');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setMarked(chosen);
    setKeyword('');
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button onClick={() => onChoose(marked)}>{texts.confirm}</Button>
        </>
      }
    >
      <SearchField
        label={texts.search}
        value={keyword}
        maxLength={KEYWORD_MAX}
        hasShortcut={false}
        onChange={setKeyword}
      />
      <DocumentChoices keyword={keyword} marked={marked} onMark={setMarked} />
    </Dialog>
  );
}

function DocumentChoices({
  keyword,
  marked,
  onMark,
}: {
  keyword: string;
  marked: ChosenDocument | null;
  onMark: (document: ChosenDocument | null) => void;
}) {
  const texts = useTexts(setsTexts).document;
  const query = useQuery(
    documentQueries.list(useApi(), { page: 0, size: MOST_DOCUMENTS, keyword }),
  );
  const { data } = query;
  // Confirm takes the marked document, so it stays in sight even where the search does not find it.
  const isMarkedFound = data?.documents.some(({ documentId }) => documentId === marked?.documentId);
  const hidden = (data?.totalItems ?? 0) - (data?.documents.length ?? 0);
  return (
    <>
      <fieldset className={styles.choices} aria-busy={query.isPlaceholderData || query.isPending}>
        <legend className="visually-hidden">{texts.documents}</legend>
        <Choice
          title={texts.none}
          note={texts.noneHint}
          isMarked={marked === null}
          onMark={() => onMark(null)}
        />
        {query.isPending && (
          <div className={styles.coming}>
            <Skeleton lines={3} />
          </div>
        )}
        {data && marked && !isMarkedFound && (
          <Choice title={marked.title} isMarked onMark={() => onMark(marked)} />
        )}
        {data?.documents.map(({ documentId, title, field }) => (
          <Choice
            key={documentId}
            title={title}
            note={<Badge>{field}</Badge>}
            isMarked={marked?.documentId === documentId}
            onMark={() => onMark({ documentId, title })}
          />
        ))}
      </fieldset>
      {query.isError && <LoadFailed onRetry={() => void query.refetch()} />}
      <p role="status" className={styles.note}>
        {data?.documents.length === 0 && texts.noneFound}
        {hidden > 0 && texts.more(hidden)}
      </p>
    </>
  );
}

function Choice({
  title,
  note,
  isMarked,
  onMark,
}: {
  title: string;
  note?: ReactNode;
  isMarked: boolean;
  onMark: () => void;
}) {
  return (
    <label className={styles.choice} data-marked={isMarked}>
      <input
        type="radio"
        name="document"
        className={styles.radio}
        checked={isMarked}
        onChange={onMark}
      />
      <span className={styles.title} dir="auto">
        {title}
      </span>
      {note && <span className={styles.hint}>{note}</span>}
    </label>
  );
}
