import type { Desk, DeskDocument, DeskSet } from '@scholar/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { documentPath, studyPath } from '../../../lib/address/paths';
import { sayField } from '../../../lib/i18n/field-names.texts';
import { useTexts } from '../../../lib/i18n';
import { Link } from '../../../lib/page/link';
import { formatDateTime, formatSince } from '../../../lib/time/dates';
import { TextLink } from '../../../ui/basics/text-link';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Track } from '../../../ui/feedback/track';
import styles from './continue-section.module.css';
import { deskTexts } from './desk.texts';
import sheet from './sheet.module.css';

/** The sets and documents the student worked with last, on any device, and how far they are. */
export function ContinueSection({ desk }: { desk: UseQueryResult<Desk> }) {
  const id = useId();
  const texts = useTexts(deskTexts).continue;
  const { data, isError, refetch } = desk;
  return (
    <section className={sheet.sheet} aria-labelledby={id} aria-busy={!data && !isError}>
      <h2 id={id} className={sheet.heading}>
        {texts.title}
      </h2>
      {!data && isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <div className={styles.columns}>
          <Column heading={texts.sets} all={{ to: '/study-quiz', words: texts.allSets }}>
            {data?.sets.map((set) => <SetItem key={set.quizId} set={set} />) ?? <Coming />}
            {data?.sets.length === 0 && (
              <Nothing words={texts.noSets} to="/set-creator" action={texts.makeSet} />
            )}
          </Column>
          <Column
            heading={texts.documents}
            all={{ to: '/saved-documents', words: texts.allDocuments }}
          >
            {data?.documents.map((document) => (
              <DocumentItem key={document.documentId} document={document} />
            )) ?? <Coming />}
            {data?.documents.length === 0 && (
              <Nothing words={texts.noDocuments} to="/summarize" action={texts.summarize} />
            )}
          </Column>
        </div>
      )}
    </section>
  );
}

function Column({
  heading,
  all,
  children,
}: {
  heading: string;
  all: { to: string; words: string };
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {heading}
        </h3>
        <TextLink to={all.to} className={sheet.more}>
          {all.words}
        </TextLink>
      </div>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

function SetItem({ set }: { set: DeskSet }) {
  const texts = useTexts(deskTexts).continue;
  const { quizId: setId, title, studied, flashcardCount } = set;
  return (
    <Item to={studyPath(setId)} title={title} note={texts.progress(set)}>
      <Track share={flashcardCount === 0 ? 0 : studied / flashcardCount} />
    </Item>
  );
}

function DocumentItem({ document }: { document: DeskDocument }) {
  const texts = useTexts(deskTexts).continue;
  const { documentId, title, field, updateDate, flashcardCount } = document;
  return (
    <Item
      to={documentPath(documentId)}
      title={title}
      note={
        <>
          {sayField(field)} ·{' '}
          <time dateTime={updateDate} title={formatDateTime(updateDate)}>
            {formatSince(updateDate)}
          </time>{' '}
          · {texts.cards(flashcardCount)}
        </>
      }
    />
  );
}

function Item({
  to,
  title,
  note,
  children,
}: {
  to: string;
  title: string;
  note: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li>
      <Link to={to} className={styles.item}>
        <span className={styles.title} dir="auto">
          {title}
        </span>{' '}
        <span className={styles.note}>{note}</span>
        {children}
      </Link>
    </li>
  );
}

function Nothing({ words, to, action }: { words: string; to: string; action: string }) {
  return (
    <li className={styles.nothing}>
      {words} <TextLink to={to}>{action}</TextLink>
    </li>
  );
}

/** As many rows as a desk with some history has. */
function Coming() {
  return ['70%', '52%', '62%'].map((width) => (
    <li key={width} className={styles.coming}>
      <Skeleton width={width} height={16} />
      <Skeleton width="38%" height={12} />
    </li>
  ));
}
