import {
  CARD_KINDS,
  CHOICE_LANGUAGES,
  type ChoiceCount,
  type ChoiceTotal,
  type ShownAs,
} from '@scholar/contract';

type Counts = Pick<ChoiceCount, 'kept' | 'edited' | 'dropped'>;
export type ChoiceSum = Counts & { shown: number };
export type ChoiceRow = ChoiceSum & Pick<ChoiceTotal, 'language' | 'kind'>;

/** One row for each language and kind of which cards were shown, and their sum. */
export function toChoiceRows(
  totals: readonly ChoiceTotal[],
  shownAs: ShownAs,
): { rows: ChoiceRow[]; sum: ChoiceSum } {
  const alike = totals.filter((total) => total.shownAs === shownAs);
  const rows = CHOICE_LANGUAGES.flatMap((language) =>
    CARD_KINDS.map((kind) => ({
      language,
      kind,
      ...sumOf(alike.filter((total) => total.language === language && total.kind === kind)),
    })),
  );
  return { rows: rows.filter(({ shown }) => shown > 0), sum: sumOf(alike) };
}

function sumOf(counts: readonly Counts[]): ChoiceSum {
  const add = (name: keyof Counts) => counts.reduce((sum, count) => sum + count[name], 0);
  const [kept, edited, dropped] = [add('kept'), add('edited'), add('dropped')];
  return { shown: kept + edited + dropped, kept, edited, dropped };
}
