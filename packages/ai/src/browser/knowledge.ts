import confidence from '../../models/confidence.json';
import everydayWords from '../../models/everyday-words.txt?raw';
import { createConfidence } from '../cards/confidence';
import type { PairKnowledge } from '../llm/own-pairs';

/** What of the models a browser needs: 4,000 words of the 140,000, and the weights of the confidence. */
export function createBrowserKnowledge(): PairKnowledge {
  const words = new Set(everydayWords.split('\n'));
  const confidenceOf = createConfidence(confidence);
  return { isEveryday: (word) => words.has(word), confidence: () => confidenceOf };
}
