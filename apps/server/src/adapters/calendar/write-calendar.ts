export type CalendarEvent = {
  /** The same every time, so that calendars change an event and do not add it twice. */
  uid: string;
  /** The whole of a day, written as 2026-12-01. */
  date: string;
  title: string;
  description: string;
  url: string;
  /** Whether one is free for other things that day. */
  isFree: boolean;
  /** Hours before the day begins. */
  alarmHours?: number;
};

export type Calendar = {
  name: string;
  language: string;
  /** The day the events were reckoned on. */
  asOf: string;
  refreshSeconds: number;
  events: CalendarEvent[];
};

const LINE_OCTETS = 75;
const DAY_MS = 86_400_000;

/** RFC 5545, with the names that RFC 7986 and older programs look for. */
export function writeCalendar({ name, language, asOf, refreshSeconds, events }: Calendar): string {
  const refresh = `PT${Math.round(refreshSeconds / 60)}M`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Scholar//Exams//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap((event) => writeEvent(event, asOf)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function writeEvent(event: CalendarEvent, asOf: string): string[] {
  const { uid, date, title, description, url, isFree, alarmHours } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${toDigits(asOf)}T000000Z`,
    `DTSTART;VALUE=DATE:${toDigits(date)}`,
    // The end is not part of it.
    `DTEND;VALUE=DATE:${toDigits(dayAfter(date))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    `TRANSP:${isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(alarmHours === undefined ? [] : writeAlarm(alarmHours, title)),
    'END:VEVENT',
  ];
}

function writeAlarm(hours: number, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${hours}H`,
    'END:VALARM',
  ];
}

function toDigits(date: string): string {
  return date.replaceAll('-', '');
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

export function escapeText(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
      // Other control characters have no place in a calendar.
      .replaceAll(/[^\P{Cc}\t]/gu, '')
  );
}

/** No line is longer than 75 octets, and none breaks within a character. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
