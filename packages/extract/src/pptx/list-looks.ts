import { findAttribute, readXml, type XmlAttributes } from '../packed/read-xml';
import { createLevelsReader, type Bullet, type ListLevels } from './bullets';

/** The place of a layout that a shape fills. */
export type Placeholder = { type: string; index: string };
export type ListLooks = {
  placeholders: (Placeholder & { levels: ListLevels })[];
  /** What a master says about all texts that are no titles. */
  body: ListLevels;
};

export function readPlaceholder(attributes: XmlAttributes): Placeholder {
  return {
    type: findAttribute(attributes, 'type') ?? 'obj',
    index: findAttribute(attributes, 'idx') ?? '',
  };
}

/** Which places of a layout or a master put bullets before their paragraphs. */
export function readListLooks(bytes: Uint8Array): ListLooks {
  const looks: ListLooks = { placeholders: [], body: [] };
  let placeholder: Placeholder | undefined;
  let reader: ReturnType<typeof createLevelsReader> | undefined;
  readXml(bytes, {
    onOpen(name, attributes) {
      if (name === 'p:sp') {
        placeholder = undefined;
      } else if (name === 'p:ph') {
        placeholder = readPlaceholder(attributes);
      } else if (name === 'a:lstStyle' && placeholder) {
        const levels: ListLevels = [];
        looks.placeholders.push({ ...placeholder, levels });
        reader = createLevelsReader(levels);
      } else if (name === 'p:bodyStyle') {
        reader = createLevelsReader(looks.body);
      } else {
        reader?.open(name, attributes);
      }
    },
    onClose(name) {
      if (name === 'a:lstStyle' || name === 'p:bodyStyle') {
        reader = undefined;
      } else {
        reader?.close(name);
      }
    },
    onText() {},
  });
  return looks;
}

/** The bullet that a shape inherits: from its place in the layout, from that in the master, from all texts of the master. */
export function findBullet(
  { type, index }: Placeholder,
  level: number,
  layout: ListLooks,
  master: ListLooks,
): Bullet | undefined {
  const inLayout =
    layout.placeholders.find((place) => index !== '' && place.index === index) ??
    layout.placeholders.find((place) => place.type === type);
  const kind = inLayout?.type ?? type;
  const inMaster = master.placeholders.find((place) => bodyKind(place.type) === bodyKind(kind));
  const inBody = bodyKind(kind) === 'body' ? master.body[level] : undefined;
  return inLayout?.levels[level] ?? inMaster?.levels[level] ?? inBody;
}

/** Places for any content, for text and for subtitles all follow the one body of a master. */
function bodyKind(type: string): string {
  return type === 'obj' || type === 'subTitle' ? 'body' : type;
}
