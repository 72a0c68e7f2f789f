import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { toast } from '../../ui/feedback/toast';
import { hush, say } from './say';
import { speechTexts } from './speech.texts';

/** Reads one text aloud at a time; the next text, and leaving, end it. */
export function useListen(text: string | undefined) {
  const texts = useTexts(speechTexts);
  const [spoken, setSpoken] = useState<string>();
  const isSpeaking = spoken !== undefined && spoken === text;

  useEffect(() => (isSpeaking ? hush : undefined), [isSpeaking]);

  async function listen(): Promise<void> {
    if (isSpeaking || text === undefined) {
      setSpoken(undefined);
      return;
    }
    setSpoken(text);
    const end = await say(text);
    setSpoken((current) => (current === text ? undefined : current));
    if (end === 'unknown') {
      toast({ message: texts.noVoice });
    }
  }

  return { isSpeaking, listen: () => void listen() };
}
