const ENDS_A_SENTENCE = /[.!?…。！？]["'”’»)]*$/u;

/** A full stop, unless the student's own words bring their own: 'What is osmosis?.' is no sentence. */
export function endSentence(sentence: string): string {
  return ENDS_A_SENTENCE.test(sentence) ? sentence : `${sentence}.`;
}
