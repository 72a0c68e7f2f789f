import type { SetWithCards } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useDelay } from '../../../lib/time/use-delay';
import { useStopwatch } from '../../../lib/time/use-stopwatch';
import { Progress, setMemoryQueries, useAnswerLog } from '../../questions/public';
import { PracticeDesk } from '../page/practice-desk';
import { practiceTexts } from '../practice.texts';
import { calm, countPairs, isDone, type MatchBoard, pickTile, type Tile } from './match-board';
import { MatchClock } from './match-clock';
import { MatchTiles } from './match-tiles';

/** How long a wrong pair is shown as such. */
const WRONG_MS = 700;

/** One board, until its last pair. */
export function MatchGame({
  set,
  userId,
  drawn,
  onEnd,
}: {
  set: SetWithCards;
  userId: number;
  drawn: MatchBoard;
  onEnd: (ended: { board: MatchBoard; milliseconds: number }) => void;
}) {
  const { match: texts, shortcuts } = useTexts(practiceTexts);
  const [board, setBoard] = useState(drawn);
  const [said, setSaid] = useState('');
  const best = useQuery(setMemoryQueries.get(useApi(), set.quizId)).data?.bestMatch;
  const watch = useStopwatch('game');
  const log = useAnswerLog(
    { userId, setId: set.quizId, mode: 'match' },
    board.matched.length + board.misses,
  );
  // A card counts once as known and once as missed, however often it is tried.
  const logged = useRef(new Set<string>());
  const total = countPairs(board);

  useDelay(board.wrong.length > 0, WRONG_MS, () => setBoard(calm(board)));

  function handlePick(tile: Tile): void {
    const { board: next, found } = pickTile(board, tile);
    setBoard(next);
    if (!found) {
      return;
    }
    const entry = `${found.cardId} ${found.isRight}`;
    if (!logged.current.has(entry)) {
      logged.current.add(entry);
      log.record(found.cardId, { isRight: found.isRight, how: 'chosen' });
    }
    const left = total - next.matched.length;
    setSaid(found.isRight ? texts.saidMatch(left) : texts.saidWrong);
    if (isDone(next)) {
      onEnd({ board: next, milliseconds: watch.read() });
    }
  }

  const matched = texts.matched({ count: board.matched.length, total });
  return (
    <PracticeDesk mode="match" set={set} shortcuts={shortcuts.match}>
      <MatchClock best={best} />
      <Progress words={matched} share={board.matched.length / total} label={matched} tone="good" />
      <MatchTiles board={board} label={texts.label} onPick={handlePick} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </PracticeDesk>
  );
}
