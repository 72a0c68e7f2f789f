import lexrank from 'lexrank.js';
import model from 'wink-eng-lite-web-model';
import winkNlp from 'wink-nlp';

export type AiPeer = {
  name: string;
  /** Which of our functions it stands beside. */
  task: 'summary' | 'cards';
  run: (text: string) => unknown;
};

/** What npm offers for half of each task: noun phrases without definitions, sentences without a choice. */
export function createAiPeers(): AiPeer[] {
  const nlp = winkNlp(model);
  nlp.learnCustomEntities([
    { name: 'noun phrase', patterns: ['[|ADJ] [|ADJ] [|NOUN|PROPN] [NOUN|PROPN]'] },
  ]);
  return [
    {
      name: 'wink-nlp noun phrases',
      task: 'cards',
      run: (text) => nlp.readDoc(text).customEntities().out(nlp.its.value),
    },
    { name: 'lexrank.js', task: 'summary', run: (text) => lexrank(text) },
  ];
}
