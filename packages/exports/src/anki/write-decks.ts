import { BASIC_ID } from './note-types';

/** Every collection has it, under this name and number. */
const DEFAULT_ID = 1;
const SEPARATOR = '::';

/** Decks have one name each, whatever the case of its letters, and no empty part in it. */
export function nameDecks<Named extends { title: string }>(
  sets: readonly Named[],
): (Named & { name: string })[] {
  const taken = new Set<string>();
  return sets.map((set) => {
    const wished = toDeckName(set.title);
    let name = wished;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      name = `${wished} (${number})`;
    }
    taken.add(name.toLowerCase());
    return { ...set, name };
  });
}

function toDeckName(title: string): string {
  const parts = title.split(SEPARATOR).map((part) => part.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
  return parts.filter((part) => part !== '').join(SEPARATOR) || 'Scholar';
}

/** The decks by their ids, in the JSON of the collection. */
export function writeDecks(
  decks: readonly { id: number; name: string }[],
  seconds: number,
): Record<string, object> {
  return Object.fromEntries(
    [{ id: DEFAULT_ID, name: 'Default' }, ...decks].map(({ id, name }) => [
      id,
      {
        id,
        name,
        mod: seconds,
        usn: id === DEFAULT_ID ? 0 : -1,
        lrnToday: [0, 0],
        revToday: [0, 0],
        newToday: [0, 0],
        timeToday: [0, 0],
        collapsed: false,
        browserCollapsed: false,
        desc: '',
        dyn: 0,
        conf: DEFAULT_ID,
        extendNew: 10,
        extendRev: 50,
      },
    ]),
  );
}

/** How cards are asked, where the student's own collection says nothing else: as Anki begins. */
export function writeDeckSettings(): Record<string, object> {
  return {
    [DEFAULT_ID]: {
      id: DEFAULT_ID,
      mod: 0,
      name: 'Default',
      usn: 0,
      maxTaken: 60,
      autoplay: true,
      timer: 0,
      replayq: true,
      dyn: false,
      new: {
        bury: false,
        delays: [1, 10],
        initialFactor: 2500,
        ints: [1, 4, 0],
        order: 1,
        perDay: 20,
        separate: true,
      },
      rev: {
        bury: false,
        ease4: 1.3,
        fuzz: 0.05,
        ivlFct: 1,
        maxIvl: 36_500,
        minSpace: 1,
        perDay: 200,
        hardFactor: 1.2,
      },
      lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
    },
  };
}

/** `creationOffset`: minutes west of Greenwich; schedulers before the second one know no relearning. */
export function writeSettings(utcOffset: number): object {
  return {
    activeDecks: [DEFAULT_ID],
    addToCur: true,
    collapseTime: 1200,
    creationOffset: -utcOffset,
    curDeck: DEFAULT_ID,
    curModel: BASIC_ID,
    dayLearnFirst: false,
    dueCounts: true,
    estTimes: true,
    newSpread: 0,
    nextPos: 1,
    schedVer: 2,
    sortBackwards: false,
    sortType: 'noteFld',
    timeLim: 0,
  };
}
