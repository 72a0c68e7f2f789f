import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hearLeaving } from './leaving';
import { hearPopsFirst } from '../page/pop-watch';

export type UnsavedGuard = {
  /** A way out was taken: show the question. */
  isAsking: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** For ways out that are no link: goes at once when nothing is unsaved. */
  ask: (leave: () => void) => void;
  /** Lets the next way out pass unasked: what is unsaved is kept elsewhere. */
  release: () => void;
};

/** A screen and a dialog on it may both have something to lose. One yes is an answer to both. */
let isLeaving = false;

/**
 * Asks once before unsaved work is left: by a link, by Back and Forward, by logging out, and (in the
 * browser's own words) by closing, reloading or another address.
 */
export function useUnsavedGuard(isUnsaved: boolean): UnsavedGuard {
  const [way, setWay] = useState<(() => void) | null>(null);
  const isOpen = useRef(false);
  const here = useHere();
  const navigate = useNavigate();

  useEffect(() => {
    // A new place on the same screen is guarded again.
    isOpen.current = false;
  }, [here]);

  const takeWay = useEffectEvent((leave: () => void) => setWay(() => leave));
  const follow = useEffectEvent((link: HTMLAnchorElement) => {
    if (link.isConnected) {
      // The same press again, so that whatever else hangs on the link happens too.
      link.click();
    } else {
      // The menu that held the link has closed meanwhile.
      void navigate(link.pathname + link.search + link.hash);
    }
  });
  const isGuarded = useEffectEvent((address: URL) => {
    return !isLeaving && !isOpen.current && address.pathname + address.search !== here.path;
  });

  useEffect(() => {
    if (!isUnsaved) {
      return undefined;
    }

    function handleUnload(event: BeforeUnloadEvent) {
      if (!isOpen.current) {
        event.preventDefault();
      }
    }

    function handleClick(event: MouseEvent) {
      const link = findPlainLink(event);
      if (link && isGuarded(new URL(link.href))) {
        event.preventDefault();
        event.stopImmediatePropagation();
        takeWay(() => follow(link));
      }
    }

    let isComingBack = false;
    function handlePop(event: PopStateEvent) {
      if (isComingBack) {
        isComingBack = false;
        event.stopImmediatePropagation();
      } else if (isGuarded(new URL(window.location.href))) {
        // The browser has already moved. The router must not hear of it until the answer is yes.
        event.stopImmediatePropagation();
        const steps = toIndex(event.state) - here.index || -1;
        isComingBack = true;
        window.history.go(-steps);
        takeWay(() => window.history.go(steps));
      }
    }

    window.addEventListener('beforeunload', handleUnload);
    window.addEventListener('click', handleClick, { capture: true });
    const unhear = hearPopsFirst(handlePop);
    const unhearLeaving = hearLeaving((wayOut) => {
      const isHeld = !isLeaving && !isOpen.current;
      if (isHeld) {
        takeWay(wayOut);
      }
      return isHeld;
    });
    return () => {
      unhearLeaving();
      window.removeEventListener('beforeunload', handleUnload);
      window.removeEventListener('click', handleClick, { capture: true });
      unhear();
    };
  }, [isUnsaved, here]);

  return {
    isAsking: way !== null,
    onStay: () => setWay(null),
    onLeave() {
      isOpen.current = true;
      setWay(null);
      isLeaving = true;
      way?.();
      isLeaving = false;
    },
    ask(leave) {
      if (isUnsaved && !isOpen.current) {
        setWay(() => leave);
      } else {
        leave();
      }
    },
    release() {
      isOpen.current = true;
    },
  };
}

type Here = { path: string; index: number };

/** Where the screen stands, also in the tab's history. The same object until that changes. */
function useHere(): Here {
  const { pathname, search, key } = useLocation();
  const [here, setHere] = useState<Here & { key: string }>();
  if (here?.key === key) {
    return here;
  }
  const next = { key, path: pathname + search, index: toIndex(window.history.state) };
  setHere(next);
  return next;
}

/** The router numbers the entries of its history. */
function toIndex(state: unknown): number {
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : 0;
}

/** A link of this app that a plain press follows in this tab. */
function findPlainLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  const isPlain = event.button === 0 && !hasModifier && !link?.target && !link?.download;
  return link && isPlain && link.origin === window.location.origin ? link : undefined;
}
