declare module 'lexrank.js' {
  /** Paragraphs of sentences, each with its weight. */
  export default function lexrank(text: string): { text: string; weight: number }[][];
}
