import { CARD_COUNT } from '@scholar/contract';
import Highlighter from 'lucide-react/icons/highlighter';
import type { RefObject } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { NextStep } from '../../ui/layout/next-step';
import { NumberStepper } from '../../ui/inputs/number-stepper';
import { Switch } from '../../ui/inputs/switch';
import { toCardCount } from './card-count';
import { flashcardsTexts } from './flashcards.texts';
import styles from './generator.module.css';
import type { useGenerator } from './use-generator';

/** What to ask the AI for, and the button that does. */
export function GeneratorBar({
  generator,
  generateRef,
  onGenerate,
}: {
  generator: ReturnType<typeof useGenerator>;
  generateRef: RefObject<HTMLButtonElement | null>;
  onGenerate: () => void;
}) {
  const texts = useTexts(flashcardsTexts);
  const { batches, documentImport, generation, keeping } = generator;
  return (
    <div className={styles.bar}>
      <Switch
        label={texts.inVietnamese}
        isOn={generator.isVietnamese}
        onChange={generator.setIsVietnamese}
      />
      <NumberStepper
        label={texts.count}
        labels={{ fewer: texts.fewer, more: texts.more }}
        typed={generator.count}
        min={1}
        max={CARD_COUNT.max}
        limits={texts.countLimits(CARD_COUNT.max)}
        settle={toCardCount}
        onChange={generator.setCount}
      />
      <NextStep isNext={batches.shown === null}>
        <Button
          ref={generateRef}
          icon={<Highlighter />}
          isBusy={generation.state.kind === 'running'}
          disabled={documentImport.running !== null || keeping.isSaving}
          onClick={onGenerate}
        >
          {texts.generate}
        </Button>
      </NextStep>
    </div>
  );
}
