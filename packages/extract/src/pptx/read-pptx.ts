import { createPieceCounter } from '../blocks/piece-counter';
import { numbersOf } from '../blocks/page-numbers';
import { joinBlocks, type TextBlock } from '../blocks/text-blocks';
import type { ExtractedDocument } from '../extracted-document';
import { extractionError } from '../extraction-messages';
import { readXml } from '../packed/read-xml';
import { findMainPart, readRelations, type Relation } from '../packed/relations';
import type { ZipArchive } from '../packed/zip-archive';
import { findBullet, readListLooks, type ListLooks } from './list-looks';
import { readDiagram } from './read-diagram';
import { readSlide, type Slide } from './read-slide';

const MAIN_PART = 'ppt/presentation.xml';

type ReadSlide = Slide & { notes: TextBlock[] };

/** The text of a presentation: each slide that is shown, and what its speaker wants to say after it. */
export function readPptx(archive: ZipArchive): ExtractedDocument {
  const reader = createSlideReader(archive);
  const slides = listSlides(archive).map(reader.read);
  const shown = slides.filter(({ isShown }) => isShown);
  const footers = countTexts(shown.flatMap((slide) => slide.footers));
  const bySlide = shown.map(({ title, body, notes, ...slide }) => [
    ...title,
    ...body,
    // A footer that comes back belongs to the layout; one that stands alone says something.
    ...slide.footers.filter((footer) => footers.get(textOf(footer)) === 1),
    ...notes,
  ]);
  return {
    ...joinBlocks(bySlide.flat()),
    pages: shown.length,
    recognisedPages: [],
    emptyPages: numbersOf(bySlide, (blocks) => blocks.length === 0),
    picturePages: numbersOf(shown, ({ hasPictures }) => hasPictures),
  };
}

/** The parts of the slides in the order of the presentation, whatever they are called. */
function listSlides(archive: ZipArchive): string[] {
  const main = findMainPart(archive, MAIN_PART) ?? MAIN_PART;
  const bytes = archive.read(main);
  if (!bytes) {
    throw extractionError('corrupt');
  }
  const targets = new Map(readRelations(archive, main).map(({ id, target }) => [id, target]));
  const parts = new Set<string>();
  readXml(bytes, {
    onOpen(name, attributes) {
      if (name === 'p:sldId') {
        const relation = Object.keys(attributes).find((key) => key.endsWith(':id'));
        parts.add(targets.get(attributes[relation ?? ''] ?? '') ?? '');
      }
    },
    onClose() {},
    onText() {},
  });
  return [...parts];
}

function createSlideReader(archive: ZipArchive) {
  const count = createPieceCounter();
  const looks = new Map<string, { layout: ListLooks; master: ListLooks }>();

  /** The lists of a layout and of its master, which many slides share. */
  function findLooks(layoutPart: string) {
    const known = looks.get(layoutPart) ?? {
      layout: readLooks(layoutPart),
      master: readLooks(findTarget(readRelations(archive, layoutPart), 'slideMaster')),
    };
    looks.set(layoutPart, known);
    return known;
  }

  function readLooks(part: string): ListLooks {
    const bytes = archive.read(part);
    return bytes ? readListLooks(bytes) : { placeholders: [], body: [] };
  }

  function readNotes(part: string): TextBlock[] {
    const bytes = archive.read(part);
    const context = { count, findBullet: () => undefined, readDiagram: () => [] };
    return bytes ? readSlide(bytes, context).body : [];
  }

  return {
    read(part: string): ReadSlide {
      const bytes = archive.read(part);
      if (!bytes) {
        throw extractionError('corrupt');
      }
      const relations = readRelations(archive, part);
      const { layout, master } = findLooks(findTarget(relations, 'slideLayout'));
      const slide = readSlide(bytes, {
        count,
        findBullet: (placeholder, level) => findBullet(placeholder, level, layout, master),
        readDiagram(relationId) {
          const target = relations.find(({ id }) => id === relationId)?.target ?? '';
          const data = archive.read(target);
          return data ? readDiagram(data, count) : [];
        },
      });
      const notes = slide.isShown ? readNotes(findTarget(relations, 'notesSlide')) : [];
      return { ...slide, notes };
    },
  };
}

function findTarget(relations: readonly Relation[], kind: string): string {
  return relations.find(({ type }) => type === kind)?.target ?? '';
}

function countTexts(blocks: readonly TextBlock[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const block of blocks) {
    counts.set(textOf(block), (counts.get(textOf(block)) ?? 0) + 1);
  }
  return counts;
}

function textOf({ pieces }: TextBlock): string {
  return pieces.map(({ text }) => text).join('');
}
