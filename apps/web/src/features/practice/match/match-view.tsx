import type { SetWithCards } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { useCards } from '../../questions/public';
import { PracticeDesk } from '../page/practice-desk';
import { practiceTexts } from '../practice.texts';
import { countPairs, drawBoard, type MatchBoard } from './match-board';
import { MatchEnd } from './match-end';
import { MatchGame } from './match-game';

type Played = { board: MatchBoard; milliseconds: number };

/** Six pairs against the clock, then how long it took, then six others. */
export function MatchView({ set, userId }: { set: SetWithCards; userId: number }) {
  const texts = useTexts(practiceTexts).match;
  const cards = useCards(set);
  const [played, setPlayed] = useState<ReadonlySet<number>>(new Set());
  const [board, setBoard] = useState(() => draw(played));
  const [ended, setEnded] = useState<Played>();
  const [game, setGame] = useState(0);

  function draw(before: ReadonlySet<number>): MatchBoard {
    return drawBoard(cards.asks, { played: before, random: Math.random });
  }

  function handleEnd(done: Played): void {
    const all = new Set([...played, ...done.board.matched]);
    // Once every card was on the table, it begins anew.
    setPlayed(all.size + countPairs(done.board) > cards.ids.length ? new Set() : all);
    setEnded(done);
  }

  function handleAgain(): void {
    setBoard(draw(played));
    setEnded(undefined);
    setGame(game + 1);
  }

  if (countPairs(board) < 2) {
    return (
      <PracticeDesk mode="match" set={set} shortcuts={[]}>
        <EmptyState size="page" title={texts.tooFew} advice={texts.tooFewAdvice} />
      </PracticeDesk>
    );
  }
  return ended ? (
    <MatchEnd key={game} set={set} {...ended} pick={cards.pick} onAgain={handleAgain} />
  ) : (
    <MatchGame key={game} set={set} userId={userId} drawn={board} onEnd={handleEnd} />
  );
}
