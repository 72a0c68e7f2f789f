import { EXPORTED_SETS_MAX } from '@scholar/contract';
import BookOpen from 'lucide-react/icons/book-open';
import Combine from 'lucide-react/icons/combine';
import Download from 'lucide-react/icons/download';
import ListChecks from 'lucide-react/icons/list-checks';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { TOGETHER_MAX, togetherPath } from '../../../lib/address/paths';
import { useTexts } from '../../../lib/i18n';
import { useOpening } from '../../../ui/dialogs/use-opening';
import { useExportDialog } from '../../exports/public';
import { useMove } from '../../folders/public';
import { type Selection, type SelectionAction, useDeletion } from '../../lists/public';
import { useCaller } from '../sets.queries';
import { useShown } from '../use-shown';
import { removeSets, restoreSets } from './many-sets.queries';
import { manySetsTexts } from './many-sets.texts';

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog')).MergeDialog }));

/** What can be done with the chosen sets. */
export function useManySets({
  selection,
  onRemoved,
  onMerged,
}: {
  selection: Selection;
  onRemoved: (setIds: number[]) => void;
  onMerged: (setId: number) => void;
}): { actions: SelectionAction[]; dialogs: ReactNode } {
  const texts = useTexts(manySetsTexts);
  const caller = useCaller();
  const navigate = useNavigate();
  const exporting = useExportDialog();
  const setIds = [...selection.ids];
  const shown = useShown(onRemoved);
  const isSeveral = setIds.length > 1;
  const move = useMove({ toContent: () => ({ quizIds: setIds }), onMoved: selection.clear });
  const merge = useOpening<number[]>(({ about, ...rest }) => (
    <MergeDialog
      quizIds={about}
      onMerged={(setId) => {
        selection.clear();
        onMerged(setId);
      }}
      onUndone={(setId) => shown.current?.([setId])}
      {...rest}
    />
  ));
  const deletion = useDeletion<number[]>({
    textsOf: ({ length }) => ({
      ...texts.remove,
      message: texts.remove.message(length),
      done: texts.remove.done(length),
    }),
    remove: (ids) => removeSets(caller, ids),
    restore: (ids) => restoreSets(caller, ids),
    onRemoved: (ids) => {
      selection.set(ids, false);
      onRemoved(ids);
    },
  });
  const together: SelectionAction[] = [
    {
      label: texts.study,
      icon: <BookOpen />,
      onSelect: () => void navigate(togetherPath(setIds)),
    },
    {
      label: texts.test,
      icon: <ListChecks />,
      onSelect: () => void navigate(togetherPath(setIds, 'test')),
    },
  ];

  return {
    actions: [
      ...(isSeveral && setIds.length <= TOGETHER_MAX ? together : []),
      ...(isSeveral
        ? [
            {
              label: texts.merge.action,
              icon: <Combine />,
              onSelect: () => merge.open(setIds),
            },
          ]
        : []),
      move.action,
      ...(setIds.length <= EXPORTED_SETS_MAX
        ? [
            {
              label: texts.export,
              icon: <Download />,
              onSelect: () => exporting.open({ kind: 'sets', quizIds: setIds }),
            },
          ]
        : []),
      {
        label: texts.remove.action,
        icon: <Trash2 />,
        onSelect: () => deletion.ask(setIds),
        isDanger: true,
      },
    ],
    dialogs: (
      <>
        {move.dialog}
        {merge.dialog}
        {exporting.dialog}
        {deletion.dialog}
      </>
    ),
  };
}
