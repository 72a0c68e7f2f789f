import { describe, expect, it } from 'vitest';
import { type CalendarEvent, escapeText, foldLine, writeCalendar } from './write-calendar';

const STUDY_DAY: CalendarEvent = {
  uid: 'exam-3-2026-12-31@scholar.example',
  date: '2026-12-31',
  title: '18 cards · about 12 min: Biology',
  description: '10 reviews, 8 new\nSets: Cells, Genes',
  url: 'https://scholar.example/exams?exam=3',
  isFree: true,
};

const write = (events: CalendarEvent[], name = 'Biology') =>
  writeCalendar({ name, language: 'en', asOf: '2026-11-16', refreshSeconds: 3_600, events });

describe('a calendar', () => {
  it('is written as RFC 5545 has it, a whole day from its start to the day after', () => {
    const written = write([
      STUDY_DAY,
      { ...STUDY_DAY, uid: 'exam-3@scholar.example', isFree: false, alarmHours: 6 },
    ]);

    expect(written).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Scholar//Exams//EN',
        'CALSCALE:GREGORIAN',
        'NAME:Biology',
        'X-WR-CALNAME:Biology',
        'REFRESH-INTERVAL;VALUE=DURATION:PT60M',
        'X-PUBLISHED-TTL:PT60M',
        'BEGIN:VEVENT',
        'UID:exam-3-2026-12-31@scholar.example',
        'DTSTAMP:20261116T000000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:18 cards · about 12 min: Biology',
        String.raw`DESCRIPTION:10 reviews\, 8 new\nSets: Cells\, Genes`,
        'URL:https://scholar.example/exams?exam=3',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:exam-3@scholar.example',
        'DTSTAMP:20261116T000000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:18 cards · about 12 min: Biology',
        String.raw`DESCRIPTION:10 reviews\, 8 new\nSets: Cells\, Genes`,
        'URL:https://scholar.example/exams?exam=3',
        'TRANSP:OPAQUE',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:18 cards · about 12 min: Biology',
        'TRIGGER:-PT6H',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('ends every line with CRLF and keeps each within 75 octets, whatever it is called', () => {
    const title = `${'Ôn thi môn Sinh học 🧬 '.repeat(20)}; "Genes", \\ and\nmore`;

    const written = write([{ ...STUDY_DAY, title }], title);

    const lines = written.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(written.replaceAll('\r\n ', '')).toContain(`SUMMARY:${escapeText(title)}\r\n`);
  });

  it('cannot be given lines of its own by a title', () => {
    const written = write([{ ...STUDY_DAY, title: 'Biology\r\nEND:VCALENDAR\r\n' }]);

    expect(written.split('\r\n').filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });
});

describe('a text', () => {
  it.each([
    ['a, b; c', String.raw`a\, b\; c`],
    ['back\\slash', String.raw`back\\slash`],
    ['one\ntwo\r\nthree\rfour', String.raw`one\ntwo\nthree\nfour`],
    ['a\u0000b\u0007c\u007f', 'abc'],
    ['Kỳ thi: 90 %', 'Kỳ thi: 90 %'],
  ])('%j is written as %j', (text, written) => {
    expect(escapeText(text)).toBe(written);
  });
});

describe('a line', () => {
  it.each([
    ['of 75 octets stays whole', 'a'.repeat(75), 'a'.repeat(75)],
    ['of 76 goes on in a second one', 'a'.repeat(76), `${'a'.repeat(75)}\r\n a`],
    [
      'counts the space it goes on with',
      'a'.repeat(150),
      `${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`,
    ],
    ['never breaks within a letter', `${'a'.repeat(74)}ệ`, `${'a'.repeat(74)}\r\n ệ`],
    ['nor within one of four octets', `${'a'.repeat(72)}🧬`, `${'a'.repeat(72)}\r\n 🧬`],
  ])('%s', (_, line, folded) => {
    expect(foldLine(line)).toBe(folded);
  });
});
