/** A browser that can read aloud, with voices for these languages; the test says when a sentence is over. */
export function installSpeech(languages: readonly string[] = ['en-US', 'vi-VN']) {
  let current: EventTarget | undefined;
  const said: { text: string; lang: string }[] = [];

  class Utterance extends EventTarget {
    lang = '';
    voice: unknown = null;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }

  const speechSynthesis = {
    getVoices: () => languages.map((lang) => ({ lang, localService: true })),
    speak(utterance: Utterance) {
      current = utterance;
      said.push({ text: utterance.text, lang: utterance.lang });
    },
    cancel() {
      const cancelled = current;
      current = undefined;
      cancelled?.dispatchEvent(new Event('error'));
    },
  };
  Object.assign(globalThis, { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  return {
    said,
    isSpeaking: () => current !== undefined,
    finish() {
      const ended = current;
      current = undefined;
      ended?.dispatchEvent(new Event('end'));
    },
  };
}

/** Once nothing is mounted any more that could still speak. */
export function removeSpeech(): void {
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
}
