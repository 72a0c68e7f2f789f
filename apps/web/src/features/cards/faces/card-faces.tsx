import { type CardSide, type Flashcard, isOnlyMedia, kindOf } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { BlankText } from '../../../ui/text/blank-text';
import { CardPictures } from '../../media/public';
import { cardsTexts } from '../cards.texts';
import { CardFace } from './card-face';
import styles from './card-faces.module.css';
import { quotesSentence } from './card-sides';
import { CardSource } from './card-source';
import { toPlainText } from '@scholar/markup';

type FacesProps = {
  card: Pick<Flashcard, 'question' | 'answer' | 'kind' | 'document' | 'source' | 'media'>;
  number: number | undefined;
  note: string | undefined;
  isFlipped: boolean;
  isDocumentLinked: boolean;
};

/** Reversed, the answer comes first. A cloze stays as it is: its sentence alone can ask. */
export function CardFaces({ isReversed, ...props }: FacesProps & { isReversed: boolean }) {
  if (kindOf(props.card) === 'cloze') {
    return <ClozeFaces {...props} />;
  }
  return isReversed ? <ReversedFaces {...props} /> : <DefinitionFaces {...props} />;
}

function ReversedFaces({ card, number, note, isFlipped, isDocumentLinked }: FacesProps) {
  const texts = useTexts(cardsTexts);
  return (
    <>
      <CardFace
        side="front"
        isHidden={isFlipped}
        label={texts.answer}
        note={note}
        look="definition"
        text={card.answer}
        {...mediaOf(card, 'answer')}
      />
      <CardFace
        side="back"
        isHidden={!isFlipped}
        label={texts.question}
        note={note}
        look="term"
        text={card.question}
        {...mediaOf(card, 'question')}
        foot={<CardSource card={card} number={number} isDocumentLinked={isDocumentLinked} />}
      />
    </>
  );
}

function DefinitionFaces({ card, number, note, isFlipped, isDocumentLinked }: FacesProps) {
  const texts = useTexts(cardsTexts);
  return (
    <>
      <CardFace
        side="front"
        isHidden={isFlipped}
        label={texts.question}
        note={note}
        look="term"
        text={card.question}
        {...mediaOf(card, 'question')}
      />
      <CardFace
        side="back"
        isHidden={!isFlipped}
        label={texts.answer}
        note={toPlainText(card.question)}
        look="definition"
        text={card.answer}
        {...mediaOf(card, 'answer')}
        foot={<CardSource card={card} number={number} isDocumentLinked={isDocumentLinked} />}
      />
    </>
  );
}

function mediaOf(card: FacesProps['card'], side: CardSide) {
  const isTextHidden = isOnlyMedia(card, side);
  return {
    isTextHidden,
    above: <CardPictures media={card.media} side={side} size={isTextHidden ? 'whole' : 'large'} />,
  };
}

/** The sentence asks, and what is missing in it answers. */
function ClozeFaces({ card, number, note, isFlipped, isDocumentLinked }: FacesProps) {
  const { inBlank, kinds } = useTexts(cardsTexts);
  const { question, answer } = card;
  const cited = quotesSentence(card) ? { ...card, source: null } : card;
  return (
    <>
      <CardFace
        side="front"
        isHidden={isFlipped}
        label={kinds.cloze}
        note={note}
        look="definition"
        text={answer}
        above={<CardPictures media={card.media} side="question" />}
      >
        <BlankText text={answer} />
      </CardFace>
      <CardFace
        side="back"
        isHidden={!isFlipped}
        label={inBlank}
        note={note}
        look="term"
        text={question}
        above={<CardPictures media={card.media} side="answer" />}
        below={
          <p className={styles.sentence} dir="auto">
            <BlankText text={answer} fill={question} />
          </p>
        }
        foot={<CardSource card={cited} number={number} isDocumentLinked={isDocumentLinked} />}
      />
    </>
  );
}
