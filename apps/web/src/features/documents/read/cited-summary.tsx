import type { StudyDocument } from '@scholar/contract';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { findPassage, type Passage } from '../../import-document/public';
import { findHeadings, Outline, ReadingText, SCROLLS, SummaryText } from '../../reading/public';
import styles from './read-document.module.css';
import { readTexts } from './read.texts';

/** Where the source text has room beside the summary. */
const BESIDE = '(width >= 1024px)';

/** A summary whose sentences lead into the text that it was made from. */
export function CitedSummary({
  document: { content, summarySources: sources },
  sourceText,
  cited,
}: {
  document: StudyDocument;
  sourceText: string;
  /** The passage that a card has led to. */
  cited: Passage | undefined;
}) {
  const texts = useTexts(readTexts);
  const summaryId = useId();
  const isBeside = useMediaQuery(BESIDE);
  const [active, setActive] = useState<number | null>(null);
  const summary = useMemo(() => ({ content, sources }), [content, sources]);
  const footnotes = useMemo(() => toFootnotes(sources, sourceText), [sources, sourceText]);
  const highlighted = footnotes.find(({ number }) => number - 1 === active)?.passage;

  return (
    <div className={styles.cited}>
      <section className={styles.sheet} aria-labelledby={summaryId}>
        <h2 id={summaryId} className={styles.label}>
          {texts.summary}
        </h2>
        <SummaryText
          summary={summary}
          documentText={sourceText}
          active={active}
          isHighlighted={isBeside && highlighted !== undefined}
          onActivate={setActive}
        />
      </section>
      <SourcePanel isBeside={isBeside} isAskedFor={cited !== undefined}>
        <Source
          text={sourceText}
          footnotes={footnotes}
          // Under the summary it would be marked out of sight: the sentence quotes it there.
          marked={(isBeside ? highlighted : undefined) ?? cited}
          onActivate={(number) => setActive(number - 1)}
        />
      </SourcePanel>
    </div>
  );
}

function Source(reading: Omit<Parameters<typeof ReadingText>[0], 'headings' | 'place'>) {
  const { text } = reading;
  const [place, setPlace] = useState<{ start: number }>();
  const headings = useMemo(() => findHeadings(text), [text]);
  return (
    <>
      <Outline headings={headings} onChoose={({ start }) => setPlace({ start })} />
      <ReadingText {...reading} headings={headings} place={place} />
    </>
  );
}

/** Beside the summary a sheet that scrolls by itself; below it, folded until it is wanted: it can be long. */
function SourcePanel({
  isBeside,
  isAskedFor,
  children,
}: {
  isBeside: boolean;
  isAskedFor: boolean;
  children: ReactNode;
}) {
  const texts = useTexts(readTexts);
  const id = useId();
  const [isOpen, setIsOpen] = useState(isAskedFor);
  if (isBeside) {
    return (
      <section
        {...{ [SCROLLS]: true }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keyboard
        tabIndex={0}
        className={styles.source}
        aria-labelledby={id}
      >
        <h2 id={id} className={styles.label}>
          {texts.source}
        </h2>
        {children}
      </section>
    );
  }
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.fold}>
        <ChevronRight size={18} className={styles.chevron} />
        {texts.source}
      </summary>
      {isOpen && <div className={styles.unfolded}>{children}</div>}
    </details>
  );
}

/** Numbered as the sentences are; one whose passage is not in the text has none there. */
function toFootnotes(sources: StudyDocument['summarySources'], text: string) {
  return sources.flatMap((source, index) => {
    const passage = findPassage(text, source);
    return passage ? [{ number: index + 1, passage }] : [];
  });
}
