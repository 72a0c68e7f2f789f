import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { drafts, type DraftOwner } from './drafts';
import { useSession } from '../session/session';

const WRITES_AFTER_MS = 300;

export type LoadedDraft<Value> = {
  found: Value | undefined;
  /** Call with every change; written in a moment, and at once when the page is left. */
  keep: (value: Value) => void;
  drop: () => void;
};

type Draft<Value> =
  | { isLoaded: false }
  | ({
      isLoaded: true;
      /** Whose work this is. Give it to the form as its `key`: another student starts anew. */
      room: number;
    } & LoadedDraft<Value>);

/** The unfinished work of one screen: read once, then kept up to date. */
export function useDraft<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): Draft<z.output<Schema>> {
  const { owner, room } = useSeat();
  const [loaded, setLoaded] = useState<{ room: number; found: z.output<Schema> | undefined }>();
  const { keep, drop } = useKeeper(owner, name);

  // Not read again for a new owner alone: whoever signs in takes along what is on the screen.
  const find = useEffectEvent(() => drafts.find(owner, name));

  useEffect(() => {
    let isGone = false;
    void find().then((value) => {
      const parsed = schema.safeParse(value);
      if (!isGone) {
        setLoaded({ room, found: parsed.success ? parsed.data : undefined });
      }
    });
    return () => {
      isGone = true;
    };
  }, [name, room, schema]);

  if (loaded?.room !== room) {
    return { isLoaded: false };
  }
  return { isLoaded: true, room, found: loaded.found, keep, drop };
}

/**
 * An ended session takes nothing away from the screen, and a guest who signs in goes on working.
 * Only when another student signs in does the work change hands.
 */
function useSeat(): { owner: DraftOwner; room: number } {
  const current = useSession().user?.userId ?? null;
  const [seat, setSeat] = useState<{ owner: DraftOwner; room: number }>({
    owner: current,
    room: 0,
  });
  if (current !== null && current !== seat.owner) {
    setSeat({ owner: current, room: seat.owner === null ? seat.room : seat.room + 1 });
  }
  return seat;
}

function useKeeper(owner: DraftOwner, name: string) {
  const waiting = useRef<{ value: unknown; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useCallback(() => {
    if (waiting.current === null) {
      return;
    }
    const { value, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    void drafts.keep(owner, name, value);
  }, [owner, name]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    window.addEventListener('beforeunload', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  const keep = useCallback(
    (value: unknown) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { value, timer: setTimeout(flush, WRITES_AFTER_MS) };
    },
    [flush],
  );

  const drop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    void drafts.drop(owner, name);
  }, [owner, name]);

  return { keep, drop };
}
