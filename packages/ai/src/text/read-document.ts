import type { Language } from '@scholar/contract';
import { type Block, splitBlocks } from './blocks';
import { detectLanguage } from './language';
import { type Sentence, splitSentences } from './sentences';
import { tokenize, type Tokens } from './tokens';

/** `from` and `to` are the sentence's words: tokens `from` to `to - 1`. */
export type ReadSentence = Sentence & { from: number; to: number };

/** A text taken apart once, for every later stage. */
export type ReadDocument = {
  text: string;
  language: Language | undefined;
  blocks: Block[];
  sentences: ReadSentence[];
  tokens: Tokens;
};

export function readDocument(text: string, language?: Language): ReadDocument {
  const blocks = splitBlocks(text);
  const tokens = tokenize(text);
  return {
    text,
    language: language ?? detectLanguage(text),
    blocks,
    sentences: placeTokens(splitSentences(text, blocks), tokens),
    tokens,
  };
}

function placeTokens(sentences: readonly Sentence[], tokens: Tokens): ReadSentence[] {
  let at = 0;
  return sentences.map((sentence) => {
    while (at < tokens.count && (tokens.starts[at] ?? 0) < sentence.start) {
      at += 1;
    }
    const from = at;
    while (at < tokens.count && (tokens.starts[at] ?? 0) < sentence.end) {
      at += 1;
    }
    return { ...sentence, from, to: at };
  });
}
