/** Texts that no engine can make much of; none of them may break one. */
export const STRANGE_TEXTS: Record<string, string> = {
  'one character': 'x',
  'one word': 'Photosynthesis',
  'only emoji': '😀👩‍👩‍👧 '.repeat(2_000),
  'only numbers': '1 22 333,5 4.4 '.repeat(2_000),
  base64: Buffer.from('scholar'.repeat(20_000)).toString('base64'),
  'one long word': 'x'.repeat(200_000),
  'a megabyte without a space': 'x'.repeat(1_000_000),
  'no sentence end': 'water and light and sugar '.repeat(40_000),
  'a table': 'year\tpopulation\tarea\n1990\t10\t20\n'.repeat(2_000),
  code: 'for (let i = 0; i < n; i++) { sum += a[i]; } // {{}}\n'.repeat(2_000),
  html: '<div class="x"><script>alert(1)</script><p>A cell is a unit of life.</p></div>'.repeat(
    500,
  ),
  Chinese: '细胞是生命的基本单位。植物通过光合作用制造糖。'.repeat(500),
  Arabic: 'الخلية هي الوحدة الأساسية للحياة. '.repeat(500),
  'mixed languages': 'Tế bào là đơn vị của sự sống. A cell is a unit of life. '.repeat(500),
  'control characters': 'a\u0001b\u0002c \u0007 '.repeat(1_000),
  'brackets and quotes': '(("[[{{".)).”’ '.repeat(5_000),
};
