import { Fragment, type KeyboardEvent, useId, useMemo } from 'react';
import { useTexts } from '../../lib/i18n';
import { useHoverIntent } from '../../lib/keyboard/use-hover-intent';
import { RichText } from '../../ui/text/rich-text';
import { SourceQuote } from '../import-document/public';
import { type CitedSummary, type Piece, toBlocks } from './summary-blocks';
import styles from './summary-text.module.css';
import { readingTexts } from './reading.texts';

/** The summary to read. Each sentence leads to the passage it comes from. */
export function SummaryText({
  summary,
  documentText,
  active,
  isHighlighted,
  onActivate,
}: {
  summary: CitedSummary;
  documentText: string;
  active: number | null;
  /** Whether the document shows the passage of the active sentence. */
  isHighlighted: boolean;
  onActivate: (source: number | null) => void;
}) {
  const quoteId = useId();
  const { content, sources } = summary;
  const blocks = useMemo(() => toBlocks({ content, sources }), [content, sources]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && active !== null) {
      onActivate(null);
    }
  }

  function renderPiece(piece: Piece) {
    const isActive = active !== null && piece.source === active;
    const source = isActive && piece.isLastOfSource ? sources[active] : undefined;
    return (
      <Fragment key={piece.at}>
        <Sentence piece={piece} isActive={isActive} quoteId={quoteId} onActivate={onActivate} />
        {source && (
          <SourceQuote
            id={quoteId}
            source={source}
            documentText={documentText}
            isHighlighted={isHighlighted}
          />
        )}
      </Fragment>
    );
  }

  return (
    <div className={styles.text} dir="auto" onKeyDown={handleKeyDown}>
      {blocks.map(({ kind, lines }) => {
        if (kind === 'list') {
          return (
            <ul key={lines[0]?.at} className={styles.list}>
              {lines.map((line) => (
                <li key={line.at}>{line.pieces.map(renderPiece)}</li>
              ))}
            </ul>
          );
        }
        const Line = kind === 'heading' ? 'h3' : 'div';
        return lines.map((line) => (
          <Line key={line.at} className={styles[kind]}>
            {line.pieces.map(renderPiece)}
          </Line>
        ));
      })}
    </div>
  );
}

function Sentence({
  piece: { text, source, isLastOfSource },
  isActive,
  quoteId,
  onActivate,
}: {
  piece: Piece;
  isActive: boolean;
  quoteId: string;
  onActivate: (source: number | null) => void;
}) {
  const texts = useTexts(readingTexts);
  const hover = useHoverIntent();
  if (source === null) {
    return <RichText text={text} />;
  }
  return (
    <span
      className={styles.sentence}
      data-active={isActive}
      {...hover(() => onActivate(source))}
      onPointerUp={({ pointerType }) => {
        // A finger cannot hover, so a tap activates the sentence.
        if (pointerType === 'touch') {
          onActivate(isActive ? null : source);
        }
      }}
    >
      <RichText text={text} />
      {isLastOfSource && (
        <span className={styles.glue}>
          <button
            type="button"
            className={styles.number}
            data-number={source + 1}
            aria-label={texts.source(source + 1)}
            aria-pressed={isActive}
            aria-describedby={isActive ? quoteId : undefined}
            onFocus={() => onActivate(source)}
            onClick={() => onActivate(source)}
          />
        </span>
      )}
    </span>
  );
}
