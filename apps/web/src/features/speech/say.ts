import { findVoice, languageOf } from './voice';

/** `unknown`: the browser has voices, but none of the text's language. */
export type SayEnd = 'said' | 'stopped' | 'unknown';

/** Some browsers say nothing longer than about fifteen seconds to its end. */
const PART = /[^.!?;…]{1,180}(?:[.!?;…]+|(?=\s)|$)|\S{1,180}/gu;

export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Reads a text aloud, in the voice of its language, until its end or until somebody hushes it. */
export async function say(text: string): Promise<SayEnd> {
  const { speechSynthesis } = window;
  const language = languageOf(text);
  const voices = speechSynthesis.getVoices();
  const voice = findVoice(voices, language);
  // Before they are loaded there are none, and the browser finds one by the language.
  if (voices.length > 0 && voice === undefined) {
    return 'unknown';
  }
  speechSynthesis.cancel();
  for (const [part] of text.matchAll(PART)) {
    const utterance = new SpeechSynthesisUtterance(part.trim());
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice ?? null;
    if (!(await speakPart(utterance))) {
      return 'stopped';
    }
  }
  return 'said';
}

export function hush(): void {
  window.speechSynthesis.cancel();
}

function speakPart(utterance: SpeechSynthesisUtterance): Promise<boolean> {
  return new Promise((resolve) => {
    utterance.addEventListener('end', () => resolve(true));
    utterance.addEventListener('error', () => resolve(false));
    window.speechSynthesis.speak(utterance);
  });
}
