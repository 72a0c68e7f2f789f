import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemToken } from 'wink-nlp';

/** A word of a sentence at its place; `tag` is its part of speech: 'NOUN', 'VERB', 'AUX' …. */
export type TaggedWord = { word: string; tag: string; start: number; end: number };

export type Tagger = (sentence: string) => TaggedWord[];

/** The vocabulary as the package has it; the tagger adds every word that it meets. */
type Core = { features: Record<string, { list: string[]; hash?: Record<string, number> }> };

/** So many words that no dictionary has are met before the tagger is loaded anew. */
const MET_MAX = 50_000;

/**
 * Reads the parts of speech in context, each time as a tagger that has met no text before: what it has met in
 * one would change how it reads the next. Loading one takes a moment, so the same is used again.
 */
export function createTaggers(): () => Tagger {
  let { tag, forget } = loadTagger();
  return () => {
    if (forget() > MET_MAX) {
      ({ tag, forget } = loadTagger());
    }
    return tag;
  };
}

function loadTagger() {
  // The package's types say nothing about it.
  const core = (model.core as () => Core)();
  const vocabularies = Object.values(core.features).flatMap(({ list, hash }) =>
    hash ? [{ list, hash, known: list.length }] : [],
  );
  let met = 0;
  return {
    tag: createTagger({ ...model, core: () => core, metaCER: loadPatterns }),
    /** Forgets the words that were met; how many there were, since it was loaded. */
    forget(): number {
      for (const vocabulary of vocabularies) {
        const { list, hash, known } = vocabulary;
        for (const word of list.slice(known)) {
          delete hash[word];
        }
        met += list.length - known;
        vocabulary.known = list.length;
      }
      return met;
    },
  };
}

const NO_PATTERNS = { machines: '[]', transformers: [] };
/** Nobody uses them here, and the package writes them twice as long each time. */
const loadPatterns = () => NO_PATTERNS;

function createTagger(words: typeof model): Tagger {
  const nlp = winkNlp(words, ['sbd', 'pos']);
  return (sentence) => {
    const tagged: TaggedWord[] = [];
    let at = 0;
    nlp
      .readDoc(sentence)
      .tokens()
      .each((token: ItemToken) => {
        const word = token.out();
        const start = sentence.indexOf(word, at);
        if (start !== -1) {
          at = start + word.length;
          tagged.push({ word, tag: token.out(nlp.its.pos), start, end: at });
        }
      });
    return tagged;
  };
}
