import type { SetWithCards } from '@scholar/contract';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import BookOpen from 'lucide-react/icons/book-open';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Keyboard from 'lucide-react/icons/keyboard';
import Layers from 'lucide-react/icons/layers';
import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import Puzzle from 'lucide-react/icons/puzzle';
import Printer from 'lucide-react/icons/printer';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import Scissors from 'lucide-react/icons/scissors';
import SquareScissors from 'lucide-react/icons/square-scissors';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTexts } from '../../../lib/i18n';
import {
  learnPath,
  matchPath,
  newCardsPath,
  studyPath,
  writePath,
} from '../../../lib/address/paths';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Menu } from '../../../ui/menus/menu';
import type { MenuItem } from '../../../ui/menus/menu-list';
import { accessOf } from '../share/set-access';
import { manySetsTexts } from '../many/many-sets.texts';
import { setsTexts } from '../sets.texts';

export function SetTools({
  set,
  sharing,
  onAdd,
  onRename,
  onReorder,
  onSplit,
  onPrint,
  onExport,
  onRemove,
}: {
  set: SetWithCards;
  /** Menu entries about sharing, shown above Delete. */
  sharing: readonly MenuItem[];
  onAdd: () => void;
  onRename: () => void;
  onReorder: () => void;
  onSplit: () => void;
  onPrint: (isCutOut: boolean) => void;
  onExport: () => void;
  onRemove: () => void;
}) {
  const texts = useTexts(setsTexts).set;
  const split = useTexts(manySetsTexts).split.action;
  const hasCards = set.flashcards.length > 0;
  const hasOrder = set.flashcards.length > 1;
  const access = accessOf(set);
  const canChange = access !== 'read';
  const items = listItems();
  return (
    <>
      {hasCards && (
        <ButtonLink to={studyPath(set.quizId)} variant="quiet" icon={<BookOpen />}>
          {texts.study}
        </ButtonLink>
      )}
      {access === 'own' && (
        <ButtonLink to={newCardsPath(set.quizId)} variant="quiet" icon={<PencilLine />}>
          {texts.writeCards}
        </ButtonLink>
      )}
      {access === 'own' && (
        <Button variant="secondary" icon={<Plus />} onClick={onAdd}>
          {texts.add}
        </Button>
      )}
      {items.length > 0 && (
        <Menu trigger={<Ellipsis size={18} />} triggerLabel={texts.more} items={items} />
      )}
    </>
  );

  function listItems(): MenuItem[] {
    return [
      ...(hasCards
        ? [
            { label: texts.learn, icon: <Layers />, to: learnPath(set.quizId) },
            { label: texts.write, icon: <Keyboard />, to: writePath(set.quizId) },
            { label: texts.match, icon: <Puzzle />, to: matchPath(set.quizId) },
          ]
        : []),
      ...(canChange
        ? [{ label: texts.rename, icon: <TextCursorInput />, onSelect: onRename }]
        : []),
      ...(canChange && hasOrder
        ? [{ label: texts.reorder, icon: <ArrowDownUp />, onSelect: onReorder }]
        : []),
      ...(access === 'own' && hasOrder
        ? [{ label: split, icon: <Scissors />, onSelect: onSplit }]
        : []),
      ...(hasCards
        ? [
            { label: texts.print, icon: <Printer />, onSelect: () => onPrint(false) },
            { label: texts.printCards, icon: <SquareScissors />, onSelect: () => onPrint(true) },
          ]
        : []),
      ...(access === 'own' && hasCards
        ? [{ label: texts.export, icon: <Download />, onSelect: onExport }]
        : []),
      ...sharing,
      ...(access === 'own' ? [{ label: texts.remove, icon: <Trash2 />, onSelect: onRemove }] : []),
    ];
  }
}
