import type { StudyDocument } from '@scholar/contract';
import Highlighter from 'lucide-react/icons/highlighter';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useAddress } from '../../../lib/address/use-address';
import { useTexts } from '../../../lib/i18n';
import { sayField } from '../../../lib/i18n/field-names.texts';
import { isLong } from '../../../lib/text/text-parts';
import { formatDateTime, formatSince } from '../../../lib/time/dates';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Badge } from '../../../ui/feedback/badge';
import { Notice } from '../../../ui/forms/notice';
import { findHeadings, Outline, ReadingText } from '../../reading/public';
import { flashcardsOf, readPassage } from '../document-address';
import { CitedSummary } from './cited-summary';
import { findCited } from './find-cited';
import styles from './read-document.module.css';
import { readTexts } from './read.texts';

const QuoteSchema = z.object({ quote: z.string() });

/** A saved document to be read: its summary beside the text it was made from, or the text alone. */
export function ReadDocument({
  document,
  onEdit,
}: {
  document: StudyDocument;
  onEdit: () => void;
}) {
  const texts = useTexts(readTexts);
  const { query } = useAddress();
  const quote = QuoteSchema.safeParse(useLocation().state).data?.quote;
  const passage = readPassage(query);
  const cited = passage && findCited(document, { passage, quote });
  return (
    <article className={styles.document}>
      <DocumentHead document={document} onEdit={onEdit} />
      {passage && !cited && <Notice tone="info">{texts.passageMoved}</Notice>}
      {document.sourceText !== null && !isLong(document.content) ? (
        <CitedSummary document={document} sourceText={document.sourceText} cited={cited} />
      ) : (
        <WholeText text={document.content} cited={cited} />
      )}
    </article>
  );
}

function DocumentHead({ document, onEdit }: { document: StudyDocument; onEdit: () => void }) {
  const texts = useTexts(readTexts);
  const { documentId, title, field, uploadDate, updateDate } = document;
  const say = uploadDate === updateDate ? texts.saved : texts.updated;
  return (
    <header className={styles.head}>
      <div className={styles.naming}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        <p className={styles.meta}>
          <Badge>{sayField(field)}</Badge>
          <time dateTime={updateDate}>
            {say(formatSince(updateDate))} · {formatDateTime(updateDate)}
          </time>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" icon={<Pencil />} onClick={onEdit}>
          {texts.edit}
        </Button>
        <ButtonLink to={flashcardsOf(documentId)} icon={<Highlighter />}>
          {texts.makeCards}
        </ButtonLink>
      </div>
    </header>
  );
}

/** Notes of one's own, or a text that was kept without a summary. */
function WholeText({
  text,
  cited,
}: {
  text: string;
  cited: { start: number; end: number } | undefined;
}) {
  const [place, setPlace] = useState<{ start: number }>();
  const headings = useMemo(() => findHeadings(text), [text]);
  return (
    <div className={styles.whole} data-outlined={headings.length > 1}>
      <div className={styles.sheet}>
        <ReadingText text={text} headings={headings} marked={cited} place={place} />
      </div>
      <div className={styles.beside}>
        <Outline headings={headings} onChoose={({ start }) => setPlace({ start })} />
      </div>
    </div>
  );
}
