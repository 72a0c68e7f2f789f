import { type Flashcard, kindOf } from '@scholar/contract';
import { memo, type ReactNode } from 'react';
import { CardAnswer, CardName } from './card-name';
import { CardPictures } from '../media/public';
import styles from './term-list.module.css';

type Mark = { icon: ReactNode; label: string; tone?: 'good' };

/** Terms with their definitions. Rows out of sight cost nothing: a set may have a thousand. */
export function TermList({
  labelledBy,
  terms,
  mark,
}: {
  labelledBy: string;
  terms: readonly Pick<Flashcard, 'flashcardId' | 'question' | 'answer' | 'kind' | 'media'>[];
  mark?: Mark;
}) {
  if (terms.length === 0) {
    return null;
  }
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {terms.map(({ flashcardId, question, answer, kind, media }) => (
        <TermRow
          key={flashcardId}
          question={question}
          answer={answer}
          kind={kind}
          media={media}
          icon={mark?.icon}
          label={mark?.label}
          tone={mark?.tone}
        />
      ))}
    </ul>
  );
}

const TermRow = memo(function TermRow({
  question,
  answer,
  kind,
  media,
  icon,
  label,
  tone,
}: Pick<Flashcard, 'question' | 'answer' | 'kind' | 'media'> & {
  [Key in keyof Mark]?: Mark[Key] | undefined;
}) {
  const card = { question, answer, kind };
  return (
    <li className={styles.row} data-kind={kindOf(card)} data-marked={icon !== undefined}>
      {icon && (
        <span className={styles.mark} data-tone={tone}>
          {icon}
          <span className="visually-hidden">{label}</span>
        </span>
      )}
      <span className={styles.term} dir="auto">
        <CardName card={card} />
        <CardPictures media={media} side="question" size="small" />
      </span>
      <span className={styles.definition} dir="auto">
        <CardAnswer card={card} />
        <CardPictures media={media} side="answer" size="small" />
      </span>
    </li>
  );
});
