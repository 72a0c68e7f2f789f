import { type Flashcard, type SetWithCards, setMemoryEndpoints } from '@scholar/contract';
import { useQueryClient } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { Button } from '../../../ui/basics/button';
import { Notice } from '../../../ui/forms/notice';
import { EndFigures, setMemoryQueries } from '../../questions/public';
import { EndView } from '../end/end-view';
import { practiceTexts } from '../practice.texts';
import { countPairs, type MatchBoard } from './match-board';

/** How long it took, and whether that is the best time of the set. */
export function MatchEnd({
  set,
  board,
  milliseconds,
  pick,
  onAgain,
}: {
  set: SetWithCards;
  board: MatchBoard;
  milliseconds: number;
  pick: (ids: readonly number[]) => Flashcard[];
  onAgain: () => void;
}) {
  const { match: texts, end } = useTexts(practiceTexts);
  const save = useKeepTime(set.quizId);
  const pairs = countPairs(board);
  const bring = () => save.mutate({ pairs, milliseconds: Math.max(milliseconds, 1) });
  const bringAtOnce = useEffectEvent(bring);
  useEffect(() => bringAtOnce(), []);
  const { best, isBest } = save.data ?? {};

  return (
    <EndView
      mode="match"
      set={set}
      title={texts.done}
      sum={isBest === true ? texts.newBest : texts.sum(pairs)}
      actions={
        <Button size="lg" icon={<RotateCcw />} onClick={onAgain}>
          {texts.again}
        </Button>
      }
      lists={[{ heading: end.missed(board.missed.length), cards: pick(board.missed) }]}
    >
      {save.isError && (
        <Notice tone="bad">
          {texts.notKept}{' '}
          <Button variant="quiet" onClick={bring}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      <EndFigures
        figures={[
          { label: texts.time, value: texts.seconds(milliseconds), unit: texts.unit },
          ...(best
            ? [{ label: texts.best, value: texts.seconds(best.milliseconds), unit: texts.unit }]
            : []),
          { label: texts.misses, value: board.misses },
        ]}
      />
    </EndView>
  );
}

function useKeepTime(setId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { pairs: number; milliseconds: number }) =>
      api(
        setMemoryEndpoints.match,
        { params: { quizId: String(setId) }, body },
        { isQuiet: true, keepalive: true },
      ),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: setMemoryQueries.get(api, setId).queryKey }),
  });
}
