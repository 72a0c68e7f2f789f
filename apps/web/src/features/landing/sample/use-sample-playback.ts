import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { advance, framesAt, planSteps, START, TICK_MS, type Step } from './sample-timeline';
import type { Sample } from './samples';

/** The same width at which sample-stage.module.css puts the cards under the text. */
const STACKED = '(width < 960px)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/**
 * A step waits until its place is well inside the window. What was scrolled past counts as seen, or
 * the sample would stop for a fast reader.
 */
const WELL_INSIDE_OR_ABOVE = '99999px 0px -12% 0px';
const MOST_TICKS_AT_ONCE = 5;

/** Plays a sample once, as far as the visitor has scrolled, and then leaves it alone. */
export function useSamplePlayback(sample: Sample, stage: RefObject<HTMLElement | null>) {
  const isStill = useMediaQuery(REDUCED_MOTION);
  const isStacked = useMediaQuery(STACKED);
  const [position, setPosition] = useState(START);
  const steps = useMemo(() => planSteps(sample.passages, isStacked), [sample, isStacked]);
  const end = { step: steps.length, tick: 0 };
  const shown = isStill ? end : position;
  const step = steps[shown.step];

  useEffect(() => {
    const place = step && stage.current && findPlace(stage.current, step);
    if (!place) {
      return;
    }
    let stopTicking = () => {};
    const stopWatching = onceReached(place, () => {
      stopTicking = startTicking((ticks) => setPosition((now) => advance(steps, now, ticks)));
    });
    return () => {
      stopWatching();
      stopTicking();
    };
  }, [stage, steps, step]);

  return {
    frames: framesAt(sample.passages, steps, shown),
    isStill,
    isFinished: step === undefined,
    restart: () => setPosition(START),
    finish: () => setPosition(end),
  };
}

function findPlace(stage: HTMLElement, { kind, card }: Step): Element | undefined {
  return [...stage.querySelectorAll(kind === 'highlight' ? 'mark' : 'li')][card];
}

/** A busy device catches up instead of slowing down; a hidden tab resumes where it was left. */
function startTicking(onTicks: (ticks: number) => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const ticks = Math.floor((performance.now() - last) / TICK_MS);
    if (ticks > 0) {
      last += ticks * TICK_MS;
      onTicks(Math.min(ticks, MOST_TICKS_AT_ONCE));
    }
  }, TICK_MS);
  return () => clearInterval(timer);
}

function onceReached(place: Element, onReached: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    onReached();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        onReached();
      }
    },
    { rootMargin: WELL_INSIDE_OR_ABOVE },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
