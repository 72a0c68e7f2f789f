import type { Language } from '@scholar/contract';
import { isStudyText } from './block-kinds';
import { type Block, splitBlocks } from './blocks';
import { detectLanguage } from './language';
import { readMarkup } from './markup/read-markup';
import type { Span } from './markup/spans';
import { type Sentence, splitSentences } from './sentences';
import { tokenize, type Tokens } from './tokens';

/** `from` and `to` are the sentence's words: tokens `from` to `to - 1`. */
export type ReadSentence = Sentence & { from: number; to: number };

/** A text taken apart once, for every later stage. */
export type ReadDocument = {
  text: string;
  /** The text as it is read: of the same length, without markup. Quotes are cut from `text`. */
  plain: string;
  language: Language | undefined;
  blocks: Block[];
  /** What the text's own markup sets in bold or italics. */
  emphasis: Span[];
  /** Of study text only: a caption or a reference says nothing that is asked. */
  sentences: ReadSentence[];
  tokens: Tokens;
  /** A part of a longer text. */
  isPart?: boolean;
};

export function readDocument(
  text: string,
  language?: Language,
  headings?: readonly string[],
): ReadDocument {
  const { plain, lines, emphasis } = readMarkup(text);
  const blocks = splitBlocks(plain, headings, lines);
  const tokens = tokenize(plain);
  return {
    text,
    plain,
    language: language ?? detectLanguage(plain),
    blocks,
    emphasis,
    sentences: placeTokens(
      splitSentences(plain, blocks, ({ kind }) => isStudyText(kind)),
      tokens,
    ),
    tokens,
  };
}

export function placeTokens(sentences: readonly Sentence[], tokens: Tokens): ReadSentence[] {
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
