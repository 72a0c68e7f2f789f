import type { ImportedSet } from '@scholar/contract';
import { pageLocale, useTexts } from '../../../lib/i18n';
import { DataTable } from '../../../ui/charts/data-table';
import { RichText } from '../../../ui/text/rich-text';
import { bringCardsTexts } from '../bring-cards.texts';
import styles from '../bring-cards.module.css';
import { countCards } from '../read/to-sets';

const SHOWN = 10;

/** The first cards as they will be; of a deck with several sets those too. */
export function PreviewRows({ sets }: { sets: readonly ImportedSet[] }) {
  const texts = useTexts(bringCardsTexts);
  const cards = sets.flatMap((set) => set.cards.slice(0, SHOWN)).slice(0, SHOWN);
  const heading = texts.firstRows(cards.length, countCards(sets));
  return (
    <>
      {sets.length > 1 && (
        <DataTable
          label={texts.sets}
          headings={[texts.sets, texts.setCards]}
          rows={sets.map(({ title, cards: own }) => ({
            key: title,
            name: title,
            values: [own.length.toLocaleString(pageLocale())],
          }))}
        />
      )}
      <h2 className={styles.heading}>{heading}</h2>
      <DataTable
        label={heading}
        isWhole
        areWords
        headings={[texts.question, texts.answer]}
        rows={cards.map(({ question, answer }, place) => ({
          key: String(place),
          name: <RichText text={question} />,
          values: [<RichText key="answer" text={answer} />],
        }))}
      />
    </>
  );
}
