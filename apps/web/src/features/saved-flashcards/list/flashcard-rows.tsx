import type { Flashcard } from '@scholar/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { sayField } from '../../../lib/i18n/field-names.texts';
import { CardName, toCardName } from '../../cards/public';
import { CardThumbnails } from '../../media/public';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { IconButton } from '../../../ui/forms/icon-button';
import { ListRow, RowCell, RowList } from '../../../ui/lists/list-row';
import { CardDate } from './card-date';
import { rowIdOf } from './flashcard-address';
import { truncate } from './truncate';
import { RowCheckbox, type Selection } from '../../lists/public';
import { TagList } from '../../tags/public';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';
import styles from './flashcard-rows.module.css';

/** How much of a question a button's name holds. */
const NAMED_BY = 50;
const TITLE_SHOWN = 50;
const FIELD_SHOWN = 20;

export function FlashcardRows({
  cards,
  isBusy,
  selection,
  onOpen,
  onRemove,
}: {
  cards: readonly Flashcard[];
  isBusy: boolean;
  selection: Selection;
  onOpen: (card: Flashcard) => void;
  onRemove: (flashcardId: number) => void;
}) {
  const texts = useTexts(savedFlashcardsTexts).list;
  const onPage = cards.map(({ flashcardId }) => flashcardId);

  return (
    <FlashcardSheet isBusy={isBusy}>
      {cards.map((card) => {
        const { flashcardId } = card;
        const name = truncate(toCardName(card), NAMED_BY);
        return (
          <ListRow
            key={flashcardId}
            linkId={rowIdOf(flashcardId)}
            onOpen={() => onOpen(card)}
            title={
              <>
                <CardName card={card} />
                <CardThumbnails media={card.media} />
              </>
            }
            lead={
              <RowCheckbox
                label={texts.select(name)}
                id={flashcardId}
                onPage={onPage}
                selection={selection}
              />
            }
            note={<DocumentLine card={card} />}
            actions={
              <IconButton
                size="sm"
                label={texts.remove(name)}
                icon={<Trash2 />}
                onClick={() => onRemove(flashcardId)}
              />
            }
          >
            <RowCell label={texts.columns.uploaded}>
              <CardDate instant={card.createDate} none={texts.none} />
            </RowCell>
          </ListRow>
        );
      })}
    </FlashcardSheet>
  );
}

function DocumentLine({ card }: { card: Flashcard }) {
  const texts = useTexts(savedFlashcardsTexts).list;
  const { title, field } = toShortDocument(card.document, texts.none);
  return (
    <>
      {texts.documentLabel} <bdi>{title}</bdi>
      {texts.titleAndField}
      {field}
      <TagList tags={card.tags} />
    </>
  );
}

/** Placeholders while the rows load. */
export function FlashcardRowsSkeleton({ count }: { count: number }) {
  return (
    <FlashcardSheet isBusy>
      {Array.from({ length: count }, (_, row) => (
        <li key={row} className={styles.coming}>
          <Skeleton width={18} height={18} />
          <div className={styles.lines}>
            <Skeleton width={QUESTION_WIDTHS[row % QUESTION_WIDTHS.length] ?? '60%'} height={18} />
            <Skeleton width="38%" height={14} />
          </div>
          <Skeleton width={150} height={14} />
        </li>
      ))}
    </FlashcardSheet>
  );
}

const QUESTION_WIDTHS = ['34%', '62%', '48%', '54%', '40%'];

function FlashcardSheet({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { label, columns } = useTexts(savedFlashcardsTexts).list;
  return (
    <RowList
      label={label}
      className={styles.columns}
      headings={['', columns.question, columns.uploaded]}
      isBusy={isBusy}
    >
      {children}
    </RowList>
  );
}

/** Title and field of the card's document, as long as a row has room for. */
function toShortDocument(document: Flashcard['document'], none: string) {
  return {
    title: truncate(document?.title || none, TITLE_SHOWN),
    field: truncate(sayField(document?.field ?? '') || none, FIELD_SHOWN),
  };
}
