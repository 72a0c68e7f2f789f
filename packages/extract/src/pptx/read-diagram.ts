import type { TextBlock } from '../blocks/text-blocks';
import { findAttribute, readXml } from '../packed/read-xml';
import { LEVELS_MAX } from '../blocks/item-leads';
import { createTextBodyReader, toBlocks, type SlideParagraph } from './text-body';

type Points = {
  texts: Map<string, SlideParagraph[]>;
  /** In the order in which they are shown. */
  children: Map<string, string[]>;
  roots: string[];
};

/** The points of a SmartArt diagram as a list: what hangs below a point is inside of it. */
export function readDiagram(bytes: Uint8Array, count: () => void): TextBlock[] {
  const { texts, children, roots } = readPoints(bytes, count);
  const paragraphs: SlideParagraph[] = [];
  const seen = new Set<string>();
  const open = roots.map((point) => ({ point, level: -1 }));
  while (open.length > 0) {
    const { point, level } = open.pop() ?? { point: '', level: 0 };
    if (seen.has(point)) {
      continue;
    }
    seen.add(point);
    for (const paragraph of texts.get(point) ?? []) {
      paragraphs.push({ ...paragraph, level: Math.min(Math.max(0, level), LEVELS_MAX) });
    }
    for (const child of (children.get(point) ?? []).toReversed()) {
      open.push({ point: child, level: level + 1 });
    }
  }
  return toBlocks(paragraphs, () => 'sign');
}

function readPoints(bytes: Uint8Array, count: () => void): Points {
  const points: Points = { texts: new Map(), children: new Map(), roots: [] };
  const links: { parent: string; child: string; order: number }[] = [];
  const text = createTextBodyReader(count);
  let point = '';
  readXml(bytes, {
    onOpen(name, attributes) {
      if (name === 'dgm:pt') {
        point = findAttribute(attributes, 'modelId') ?? '';
        if (findAttribute(attributes, 'type') === 'doc') {
          points.roots.push(point);
        }
      } else if (name === 'dgm:cxn' && (findAttribute(attributes, 'type') ?? 'parOf') === 'parOf') {
        links.push({
          parent: findAttribute(attributes, 'srcId') ?? '',
          child: findAttribute(attributes, 'destId') ?? '',
          order: Number(findAttribute(attributes, 'srcOrd') ?? 0),
        });
      } else {
        text.open(name, attributes);
      }
    },
    onClose(name) {
      if (name === 'dgm:pt') {
        points.texts.set(point, text.take());
      } else {
        text.close(name);
      }
    },
    onText: text.text,
  });
  for (const { parent, child } of links.toSorted((a, b) => a.order - b.order)) {
    const siblings = points.children.get(parent) ?? [];
    siblings.push(child);
    points.children.set(parent, siblings);
  }
  return points;
}
