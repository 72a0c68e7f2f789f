import { type Flashcard, kindOf } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { Badge } from '../../ui/feedback/badge';
import { cardsTexts } from './cards.texts';

/** Says quietly that a card is a cloze; nothing for a definition, which most cards are. */
export function KindTag({
  kind,
  answer,
  className,
}: Pick<Flashcard, 'kind' | 'answer'> & { className: string | undefined }) {
  const texts = useTexts(cardsTexts);
  return (
    kindOf({ kind, answer }) === 'cloze' && (
      <span className={className}>
        <Badge>{texts.kinds.cloze}</Badge>
      </span>
    )
  );
}
