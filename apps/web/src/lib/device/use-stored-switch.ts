import { useState } from 'react';
import { localStore } from '../storage/storage';

/** A choice of this device that is remembered: off until somebody switches it on. */
export function useStoredSwitch(key: string): [isOn: boolean, setIsOn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => localStore.get(key) === 'true');

  function handleChange(wanted: boolean): void {
    localStore.set(key, String(wanted));
    setIsOn(wanted);
  }

  return [isOn, handleChange];
}
