import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentType } from 'react';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { homeTexts } from '../home.texts';
import {
  FlipSketch,
  GenerateSketch,
  TestSketch,
  SavedSketch,
  SetSketch,
  SummarizeSketch,
} from './tool-sketches';
import styles from './tools.module.css';

type Tool = {
  path: string;
  texts: keyof Pick<
    (typeof homeTexts)['en'],
    'summarize' | 'flashcards' | 'setMaker' | 'studyFlashcard' | 'studyTests' | 'savedDocs'
  >;
  Sketch: ComponentType;
};

export const TOOLS: Tool[] = [
  { path: '/summarize', texts: 'summarize', Sketch: SummarizeSketch },
  { path: '/flashcards', texts: 'flashcards', Sketch: GenerateSketch },
  { path: '/set-creator', texts: 'setMaker', Sketch: SetSketch },
  { path: '/study-quiz', texts: 'studyFlashcard', Sketch: FlipSketch },
  { path: '/study-quiz-flashcard', texts: 'studyTests', Sketch: TestSketch },
  { path: '/saved-documents', texts: 'savedDocs', Sketch: SavedSketch },
];

export function ToolCard({ path, texts: entry, Sketch }: Tool) {
  const texts = useTexts(homeTexts)[entry];

  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Sketch />
      </div>
      <div className={styles.words}>
        <h3>{texts.title}</h3>
        <p className={styles.line}>{texts.line}</p>
        <ButtonLink
          to={path}
          variant="secondary"
          className={styles.action}
          iconAfter={<ArrowRight size={16} strokeWidth={1.75} />}
        >
          {texts.action}
        </ButtonLink>
      </div>
    </article>
  );
}
