import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { toast } from '../../ui/feedback/toast';
import { hush, say } from './say';
import { speechTexts } from './speech.texts';

/** Time to think of an answer: longer ones take longer to say in one's head. */
const THINK_MS = { least: 3_000, perCharacter: 60, most: 8_000 };
const AFTER_ANSWER_MS = 1_500;

/** Reads the question, waits, turns the card, reads the answer and goes on, until the last card. */
export function useHandsFree({
  card,
  isFlipped,
  onFlip,
  onNext,
}: {
  /** None when the deck is through. */
  card: { id: number; front: string; back: string } | undefined;
  isFlipped: boolean;
  onFlip: () => void;
  onNext: () => void;
}) {
  const texts = useTexts(speechTexts);
  const [isWanted, setIsWanted] = useState(false);
  const isOn = isWanted && card !== undefined;
  const side = isFlipped ? card?.back : card?.front;
  const goOn = useEffectEvent(isFlipped ? onNext : onFlip);
  const waitMs = isFlipped ? AFTER_ANSWER_MS : thinkMs(card?.back ?? '');

  useWakeLock(isOn);
  useEffect(() => {
    if (!isOn || side === undefined) {
      return undefined;
    }
    let timer: number | undefined;
    let isLeft = false;
    async function readSide(text: string) {
      const end = await say(text);
      if (isLeft) {
        return;
      }
      if (end === 'unknown') {
        setIsWanted(false);
        toast({ message: texts.noVoice });
      } else {
        timer = window.setTimeout(goOn, waitMs);
      }
    }
    void readSide(side);
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
      hush();
    };
  }, [isOn, card?.id, side, waitMs, texts.noVoice]);

  return { isOn, toggle: () => setIsWanted(!isOn) };
}

function thinkMs(answer: string): number {
  const wished = THINK_MS.least + answer.length * THINK_MS.perCharacter;
  return Math.min(wished, THINK_MS.most);
}

/** Nobody touches the screen meanwhile, and a phone would fall asleep. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) {
      return undefined;
    }
    const lock = navigator.wakeLock.request('screen');
    // A browser may refuse it, when its battery is low; reading goes on.
    lock.catch(() => {});
    return () => void lock.then((held) => held.release()).catch(() => {});
  }, [isOn]);
}
