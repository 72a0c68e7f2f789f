import type { CardText, TodayCard } from '@scholar/contract';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { toast } from '../../../ui/feedback/toast';
import type { StudyTable } from '../queue/use-study-queue';
import { handleCard } from '../today.queries';
import { todayTexts } from '../today.texts';
import { CardEditor } from './card-editor';

/** A card that was just forgotten for the eighth time, to be rewritten beside its source. */
export function LeechEditor({ card, table }: { card: TodayCard; table: StudyTable }) {
  const texts = useTexts(todayTexts);
  const rewrite = useRewrite();

  async function handleSaved(saved: CardText) {
    const isBack = await rewrite(card);
    table.leaveLeech(card.flashcardId);
    if (isBack) {
      table.putBack({ ...card, ...saved, isLeech: false });
    }
  }

  return (
    <CardEditor
      card={card}
      title={texts.leech.title}
      advice={texts.leech.advice}
      labels={{ save: texts.leech.save, cancel: texts.leech.later }}
      onSaved={(saved) => void handleSaved(saved)}
      onCancel={() => table.leaveLeech(card.flashcardId)}
    />
  );
}

/** A rewritten card comes back. Answers whether it does. */
export function useRewrite(): (card: TodayCard) => Promise<boolean> {
  const texts = useTexts(todayTexts);
  const api = useApi();
  return async ({ flashcardId }) => {
    try {
      await handleCard(api, flashcardId, { isLeech: false });
      return true;
    } catch {
      toast({ message: texts.leech.stays, tone: 'bad' });
      return false;
    }
  };
}
