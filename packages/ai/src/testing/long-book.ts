const wordOf = (at: number) =>
  `${'bcdfghklmn'[at % 10]}${'aeiou'[(at >> 1) % 5]}${'prstvz'[at % 6]}${'aeiou'[at % 5]}n${'aeiou'[(at >> 3) % 5]}`;

/** Forty chapters, each with one thing to know at its end. */
export const BOOK = Array.from(
  { length: 40 },
  (_, at) =>
    `Chapter ${at + 1}\n\n${'Filler words stand here to make it long. '.repeat(30)}\n\nGadget${wordOf(at)} is a ${wordOf(at + 40)} tool made from ${wordOf(at + 80)} for the ${wordOf(at + 120)} of ${wordOf(at + 160)} alone.`,
).join('\n\n');
