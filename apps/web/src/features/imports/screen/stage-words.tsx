import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { selectedOf } from '../../flashcards/public';
import { importsTexts } from '../imports.texts';
import type { QueuedFile, ShownFile, Work } from '../queue/queued-file';

/** Where a file stands, and what was read of it, in words. */
export function StageWords({ file }: { file: ShownFile }) {
  const texts = useTexts(importsTexts);
  const { stage, fault, work } = file;

  if (work?.step === 'pausing') {
    return <Pause work={work} />;
  }
  if (work) {
    return 'page' in work ? texts[work.step](work) : texts[work.step];
  }
  if (stage === 'failed') {
    return texts.faults[fault ?? 'corrupt'];
  }
  return stage === 'ready' ? <Outcome file={file} /> : texts[stage];
}

function Pause({ work: { why, until } }: { work: Extract<Work, { step: 'pausing' }> }) {
  const texts = useTexts(importsTexts);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);

  return texts.pausing[why](Math.max(1, Math.ceil((until - now) / 1_000)));
}

function Outcome({ file: { name, batch, summary, reading } }: { file: QueuedFile }) {
  const texts = useTexts(importsTexts);
  const all = batch?.cards.filter(({ isMaybe, isSelected }) => !isMaybe || isSelected).length ?? 0;
  const pages = reading?.source.file?.pages ?? 0;
  const told = [
    batch && all > 0 ? texts.cards({ selected: selectedOf(batch).length, all }) : texts.noCards,
    pages > 0 &&
      texts.pages({
        pages,
        recognised: reading?.recognisedPages ?? [],
        empty: reading?.emptyPages ?? [],
        pictures: reading?.picturePages ?? [],
        isSlides: name.toLowerCase().endsWith('.pptx'),
      }),
    reading?.isCut && texts.cut,
    !summary && texts.noSummary,
  ];
  return told.filter(Boolean).join(' · ');
}
