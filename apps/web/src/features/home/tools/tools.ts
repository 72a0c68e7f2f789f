import type { ComponentType } from 'react';
import type { homeTexts } from '../home.texts';
import {
  FlipSketch,
  GenerateSketch,
  QuizSketch,
  SavedSketch,
  SetSketch,
  SummarizeSketch,
} from './tool-sketches';

export type Tool = {
  path: string;
  texts: keyof Pick<
    (typeof homeTexts)['en'],
    'summarize' | 'flashcards' | 'setMaker' | 'studyFlashcard' | 'studyQuiz' | 'savedDocs'
  >;
  Sketch: ComponentType;
};

export const TOOLS: Tool[] = [
  { path: '/summarize', texts: 'summarize', Sketch: SummarizeSketch },
  { path: '/flashcards', texts: 'flashcards', Sketch: GenerateSketch },
  { path: '/set-creator', texts: 'setMaker', Sketch: SetSketch },
  { path: '/study-quiz', texts: 'studyFlashcard', Sketch: FlipSketch },
  { path: '/study-quiz-flashcard', texts: 'studyQuiz', Sketch: QuizSketch },
  { path: '/saved-documents', texts: 'savedDocs', Sketch: SavedSketch },
];
