import { expect, it } from 'vitest';
import { createServerChoice } from './server-choice';

function startChoice(addresses = ['a', 'b', 'c']) {
  const time = { now: 0 };
  const choice = createServerChoice({ addresses, now: () => time.now, random: () => 0 });
  return { time, choice };
}

it('asks the server with the fewest calls under way', () => {
  const { choice } = startChoice();

  const taken = [choice.take(), choice.take(), choice.take(), choice.take()];
  choice.leave(taken[1] as (typeof taken)[number]);

  expect(taken.map(({ address }) => address)).toEqual(['a', 'b', 'c', 'a']);
  expect(choice.take().address).toBe('b');
  expect(choice.underWay).toBe(4);
});

it('leaves a server that failed alone, for longer each time, and asks another one', () => {
  const { choice, time } = startChoice(['a', 'b']);
  const ask = () => {
    const server = choice.take();
    choice.leave(server);
    return server;
  };

  const failed = ask();
  choice.noteFailure(failed);
  expect(ask().address).toBe('b');
  time.now = 1_000;
  expect(ask().address).toBe('a');
  choice.noteFailure(failed);
  time.now = 2_900;
  expect(ask().address).toBe('b');
  time.now = 3_000;
  expect(ask().address).toBe('a');

  choice.noteAnswer(failed);
  choice.noteFailure(failed);
  time.now = 4_000;
  expect(ask().address).toBe('a');
});

it('tries another one than before, and the only one again', () => {
  const { choice } = startChoice(['a', 'b']);
  const alone = startChoice(['a']).choice;
  const [first, only] = [choice.take(), alone.take()];

  expect(choice.take(first).address).toBe('b');
  expect(alone.take(only).address).toBe('a');
});

it('knows when all are down, and then asks the one that may be back first', () => {
  const { choice, time } = startChoice(['a', 'b']);
  const [a, b] = [choice.take(), choice.take()];

  choice.noteFailure(a);
  expect(choice.areAllDown).toBe(false);
  time.now = 500;
  choice.noteFailure(b);

  expect(choice.areAllDown).toBe(true);
  expect(choice.take().address).toBe('a');
});
