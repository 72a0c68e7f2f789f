import { describe, expect, it } from 'vitest';
import { cleanCharacters } from './characters';

describe('characters', () => {
  it.each([
    ['ligatures are expanded', 'e\ufb03cient \ufb02ow, \ufb06', 'efficient flow, st'],
    ['joined Arabic letters become plain ones', '\ufefb \ufee3\ufeae', 'لا مر'],
    ['accents are composed', 'tie\u0302\u0301ng Vie\u0323\u0302t', 'tiếng Việt'],
    ['a superscript is no ligature', 'x² ½', 'x² ½'],
    ['spaces of all widths are spaces', 'a\u00a0b\u2009c', 'a b c'],
    ['bullets of Symbol are bullets', '\uf0b7 item', '• item'],
    ['signs without meaning go', 'a\u0003b\ufffdc\ue123', 'abc'],
    ['cells stay apart', 'a\tb', 'a\tb'],
  ])('%s', (_rule, text, clean) => {
    expect(cleanCharacters(text)).toBe(clean);
  });
});
