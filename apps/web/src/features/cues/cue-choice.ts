import { useState } from 'react';
import { localStore } from '../../lib/storage/storage';

/** `quiet`, until somebody chooses: tests are heard, as the specification has it; the rest only vibrates. */
export const CUE_CHOICES = ['off', 'quiet', 'on'] as const;
export type CueChoice = (typeof CUE_CHOICES)[number];

/** Tests had it before the rest did, and kept whether they are muted. */
const KEY = 'studySoundMuted';

export function readCueChoice(): CueChoice {
  const isMuted = localStore.get(KEY);
  return isMuted === null ? 'quiet' : isMuted === 'true' ? 'off' : 'on';
}

/** The one switch for tones and vibration, on this device. */
export function useCueChoice(): [choice: CueChoice, choose: (choice: CueChoice) => void] {
  const [choice, setChoice] = useState(readCueChoice);

  function choose(wanted: CueChoice): void {
    if (wanted === 'quiet') {
      localStore.remove(KEY);
    } else {
      localStore.set(KEY, String(wanted === 'off'));
    }
    setChoice(wanted);
  }

  return [choice, choose];
}
