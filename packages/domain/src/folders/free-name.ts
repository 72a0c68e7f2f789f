import { FOLDER_NAME_MAX, foldForSearch } from '@scholar/contract';

/** The name, with a number behind it where another folder has it already. */
export function freeName(name: string, taken: readonly string[]): string {
  const folded = new Set(taken.map(foldForSearch));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`;
    const tried = [...name].slice(0, FOLDER_NAME_MAX - end.length).join('') + end;
    if (!folded.has(foldForSearch(tried))) {
      return tried;
    }
  }
}
