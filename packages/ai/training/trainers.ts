import type { Lexicon } from '../src/english/lexicon';
import type { MODEL_FILES } from '../src/models';
import type { Lesson } from './examples';
import { growTrees, type TrainingRows } from './grow-trees';
import { collectRows, type TreeTask } from './learn-trees';
import { clauseTask } from './train-clauses';
import { pairTask } from './train-pairs';
import { sentenceTask } from './train-sentences';
import { collectTerms, trainTerms } from './train-terms';
import { titleTask } from './train-titles';

/** The models that are learnt from textbooks. */
export type TrainedModel = Exclude<keyof typeof MODEL_FILES, 'vietnamese' | 'confidence'>;

type Trainer = {
  /** What it learns from: features, right answers, settings. */
  collect(lessons: readonly Lesson[], lexicon: Lexicon): TrainingRows;
  learn(lessons: readonly Lesson[], lexicon: Lexicon): unknown;
};

export const TRAINERS: Record<TrainedModel, Trainer> = {
  terms: { collect: collectTerms, learn: trainTerms },
  clauses: ofTrees(clauseTask),
  sentences: ofTrees(sentenceTask),
  pairs: ofTrees(pairTask),
  titles: ofTrees(titleTask),
};

// The keys of a literal are exactly those of its type.
export const TRAINED_MODELS = Object.keys(TRAINERS) as TrainedModel[];

function ofTrees(task: TreeTask): Trainer {
  return {
    collect: (lessons, lexicon) => collectRows(task, lessons, lexicon),
    learn: (lessons, lexicon) => growTrees(collectRows(task, lessons, lexicon)),
  };
}
