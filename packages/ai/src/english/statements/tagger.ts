import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemToken } from 'wink-nlp';

/** A word of a sentence at its place; `tag` is its part of speech: 'NOUN', 'VERB', 'AUX' …. */
export type TaggedWord = { word: string; tag: string; start: number; end: number };

export type Tagger = (sentence: string) => TaggedWord[];

/** Reads the parts of speech in context. Loading it takes a moment, so one is kept. */
export function createTagger(): Tagger {
  const nlp = winkNlp(model, ['sbd', 'pos']);
  return (sentence) => {
    const words: TaggedWord[] = [];
    let at = 0;
    nlp
      .readDoc(sentence)
      .tokens()
      .each((token: ItemToken) => {
        const word = token.out();
        const start = sentence.indexOf(word, at);
        if (start !== -1) {
          at = start + word.length;
          words.push({ word, tag: token.out(nlp.its.pos), start, end: at });
        }
      });
    return words;
  };
}
