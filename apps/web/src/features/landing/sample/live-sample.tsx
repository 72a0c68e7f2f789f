import type { Language } from '@scholar/contract';
import { lazy, Suspense, useRef, useState } from 'react';
import { pageLanguage, useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Segmented } from '../../../ui/inputs/segmented';
import { landingTexts } from '../landing.texts';
import { LineIcon } from '../line-icon';
import styles from './live-sample.module.css';
import { SampleCards } from './sample-cards';
import { SampleStage } from './sample-stage';
import { SAMPLES } from './samples';
import { useSamplePlayback } from './use-sample-playback';

const LANGUAGE_NAMES = [
  { value: 'en', label: 'English' },
  { value: 'vi', label: 'Tiếng Việt' },
] as const satisfies { value: Language; label: string }[];

const OwnText = lazy(async () => ({ default: (await import('../own-text/own-text')).OwnText }));

export function LiveSample({
  isOwn,
  onLeaveOwn,
}: {
  /** Whether the visitor tries a text of their own. */
  isOwn: boolean;
  onLeaveOwn: () => void;
}) {
  const { sample: texts } = useTexts(landingTexts);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const stage = useRef<HTMLDivElement>(null);
  const sample = SAMPLES[language];
  const { frames, isStill, isFinished, restart, finish } = useSamplePlayback(sample, stage);

  function handleLanguage(next: Language) {
    setLanguage(next);
    restart();
  }

  return (
    <section className={styles.section} aria-labelledby="sample-title">
      <h2 id="sample-title" className="visually-hidden">
        {texts.title}
      </h2>
      <div className={styles.sheet}>
        {isOwn ? (
          <Suspense>
            <OwnText start={sample.text} onLeave={onLeaveOwn} />
          </Suspense>
        ) : (
          <>
            <div className={styles.head}>
              <Segmented
                label={texts.language}
                value={language}
                options={LANGUAGE_NAMES}
                onChange={handleLanguage}
              />
              <p className={styles.note}>{texts.note}</p>
              {!isStill && <PlayButton isFinished={isFinished} onPlay={restart} onSkip={finish} />}
            </div>
            <SampleStage
              key={language}
              {...{ sample, language, frames, stage }}
              cards={<SampleCards passages={sample.passages} frames={frames} />}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** One button for both, so that it keeps the focus when the sample has played. */
function PlayButton({
  isFinished,
  onPlay,
  onSkip,
}: {
  isFinished: boolean;
  onPlay: () => void;
  onSkip: () => void;
}) {
  const { sample: texts } = useTexts(landingTexts);
  return (
    <Button
      className={styles.play}
      variant="secondary"
      size="sm"
      icon={<LineIcon shape={isFinished ? 'again' : 'forward'} />}
      onClick={isFinished ? onPlay : onSkip}
    >
      {isFinished ? texts.playAgain : texts.showAll}
    </Button>
  );
}
