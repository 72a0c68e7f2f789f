import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { leaveBy } from '../../../lib/address/leaving';
import { useTexts } from '../../../lib/i18n';
import { PanelNotice } from '../../../ui/feedback/panel-notice';
import { BRING_CARDS_PATH, handOverList } from '../../bring-cards/public';
import { flashcardsTexts } from '../flashcards.texts';

const LOOKS_AFTER_MS = 400;
/** Nobody pastes a longer list, and looking at a book with every letter would be felt. */
const LONGEST_LIST = 300_000;

/** A list of pairs needs no engine: its cards are there already, to the letter. */
export function ListOffer({ text }: { text: string }) {
  const texts = useTexts(flashcardsTexts).list;
  const navigate = useNavigate();
  const count = usePairCount(text);
  const [dismissed, setDismissed] = useState('');

  if (count === 0 || dismissed === text) {
    return null;
  }
  return (
    <PanelNotice
      tone="info"
      message={texts.found(count)}
      action={{
        label: texts.keep,
        onSelect: () =>
          leaveBy(() => {
            handOverList(text);
            void navigate(BRING_CARDS_PATH);
          }),
      }}
      onDismiss={() => setDismissed(text)}
    />
  );
}

function usePairCount(text: string): number {
  const [found, setFound] = useState({ text: '', count: 0 });

  useEffect(() => {
    if (!text.includes('\n') || text.length > LONGEST_LIST) {
      return undefined;
    }
    let isGone = false;
    const timer = setTimeout(() => {
      import('./count-pairs').then(
        ({ countPairs }) => {
          if (!isGone) {
            setFound({ text, count: countPairs(text) });
          }
        },
        // Without it the generator works as ever.
        () => undefined,
      );
    }, LOOKS_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text]);

  return found.text === text ? found.count : 0;
}
