import type { CardHandlingChange, TodayCard } from '@scholar/contract';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CirclePause from 'lucide-react/icons/circle-pause';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import FlagOff from 'lucide-react/icons/flag-off';
import Pencil from 'lucide-react/icons/pencil';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Menu } from '../../../ui/menus/menu';
import { toast } from '../../../ui/feedback/toast';
import type { StudyTable } from '../queue/use-study-queue';
import { useRefreshPutAway } from '../put-away/put-away.queries';
import { handleCard } from '../today.queries';
import { todayTexts } from '../today.texts';

export type CardActions = Record<'edit' | 'flag' | 'bury' | 'suspend', () => void>;

/** What can be done with the shown card beside answering it. */
export function useCardActions(table: StudyTable, onEdit: () => void): CardActions {
  const texts = useTexts(todayTexts);
  const api = useApi();
  const refreshPutAway = useRefreshPutAway();

  function change(act: (card: TodayCard) => void): () => void {
    return () => {
      if (table.shown && !table.queue.isLeechShown) {
        act(table.shown);
      }
    };
  }

  async function flag(card: TodayCard): Promise<void> {
    const { flashcardId, isFlagged } = card;
    table.change(flashcardId, { isFlagged: !isFlagged });
    try {
      await handleCard(api, flashcardId, { isFlagged: !isFlagged });
      refreshPutAway();
    } catch {
      table.change(flashcardId, { isFlagged });
      toast({ message: texts.notFlagged, tone: 'bad' });
    }
  }

  /** Away at once, and back if that fails or was a mistake. */
  async function putAway(
    card: TodayCard,
    { away, back, said }: { away: CardHandlingChange; back: CardHandlingChange; said: string },
  ): Promise<void> {
    async function handle(wanted: CardHandlingChange, onFailure: () => void) {
      try {
        await handleCard(api, card.flashcardId, wanted);
        refreshPutAway();
      } catch {
        onFailure();
        toast({ message: texts.notHandled, tone: 'bad' });
      }
    }
    function bringBack() {
      table.putBack(card);
      void handle(back, () => undefined);
    }
    table.remove(card.flashcardId);
    toast({ message: said, action: { label: texts.undo, onSelect: bringBack } });
    await handle(away, () => table.putBack(card));
  }

  return {
    edit: change(onEdit),
    flag: change((card) => void flag(card)),
    bury: change(
      (card) =>
        void putAway(card, {
          away: { buriedUntil: table.queue.dayEndsAt },
          back: { buriedUntil: null },
          said: texts.buried,
        }),
    ),
    suspend: change(
      (card) =>
        void putAway(card, {
          away: { isSuspended: true },
          back: { isSuspended: false },
          said: texts.suspended,
        }),
    ),
  };
}

export function CardMenu({ actions, isFlagged }: { actions: CardActions; isFlagged: boolean }) {
  const texts = useTexts(todayTexts);
  return (
    <Menu
      trigger={<Ellipsis size={18} />}
      triggerLabel={texts.more}
      items={[
        { label: texts.edit, icon: <Pencil />, shortcut: 'E', onSelect: actions.edit },
        {
          label: isFlagged ? texts.unflag : texts.flag,
          icon: isFlagged ? <FlagOff /> : <Flag />,
          shortcut: 'F',
          onSelect: actions.flag,
        },
        { label: texts.bury, icon: <CalendarClock />, shortcut: 'B', onSelect: actions.bury },
        { label: texts.suspend, icon: <CirclePause />, shortcut: 'S', onSelect: actions.suspend },
      ]}
    />
  );
}
