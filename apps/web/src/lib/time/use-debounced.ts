import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough for the next letter to come, short enough to feel immediate. */
export const TYPING_PAUSE_MS = 300;

type Typing = {
  typed: string;
  /** The value that was there when the typing began. */
  over: string;
  /** What was handed on but has not yet come back as the value. */
  sent?: string;
};

/**
 * What a field shows while it is typed into, and hands on once the typing pauses.
 * A value that changes from outside (Back, 'Clear filters') replaces what was typed.
 */
export function useDebounced(value: string, onPause: (typed: string) => void) {
  const [typing, setTyping] = useState<Typing>({ typed: value, over: value });
  if (typing.over !== value) {
    // The answer to what was handed on must not take away a letter that came in between.
    setTyping({ typed: typing.sent === value ? typing.typed : value, over: value });
  }
  const isWaiting = typing.typed !== value && typing.typed !== typing.sent;

  const hand = useEffectEvent((typed: string) => {
    setTyping({ ...typing, typed, sent: typed });
    onPause(typed);
  });

  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const timer = setTimeout(() => hand(typing.typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, typing.typed]);

  return {
    typed: typing.typed,
    type: (typed: string) => setTyping({ ...typing, typed }),
    /** Enter or a clear button: without the pause. */
    finish(typed: string) {
      if (typed === value) {
        setTyping({ typed, over: value });
      } else {
        setTyping({ ...typing, typed, sent: typed });
        onPause(typed);
      }
    },
  };
}
