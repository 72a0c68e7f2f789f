import { isStudyText } from '../reading/block-kinds';
import type { Block } from '../reading/blocks';
import { findPlace } from '../reading/find-place';
import type { ReadDocument } from '../reading/read-document';
import type { Chunk } from './chunks';

const SPACES = /[^\S\n\t]+/g;
const COUNTED = /^\(?(?:\d{1,3}|[a-zđ]|[ivx]{1,4})[.)]\s/iu;
/** What is written here before lines, which a model may copy. */
const MARK = /^(?:#|-) /gm;

/** A part of the text as a model is shown it: its study text, with headings and items marked the same in all texts. */
export function passageOf({ plain, blocks }: ReadDocument, { start, end }: Chunk): string {
  let passage = '';
  let before: Block | undefined;
  for (let index = Math.max(0, findPlace(blocks, start)); index < blocks.length; index += 1) {
    const block = blocks[index];
    if (!block || block.start >= end) {
      break;
    }
    const written = plain
      .slice(Math.max(block.start, start), Math.min(block.end, end))
      .replaceAll(SPACES, ' ')
      .trim();
    if (isStudyText(block.kind) && written !== '') {
      const isInList =
        block.kind === before?.kind && (block.kind === 'item' || block.kind === 'row');
      passage += `${passage === '' ? '' : isInList ? '\n' : '\n\n'}${markOf(block, written)}${written}`;
      before = block;
    }
  }
  return passage;
}

/** Words copied from such a passage, without its marks. */
export function withoutMarks(copied: string): string {
  return copied.replaceAll(MARK, '');
}

/** Whether everything between the two places is study text: nothing else is cited. */
export function isStudyPlace({ blocks }: ReadDocument, { start, end }: Chunk): boolean {
  const first = Math.max(0, findPlace(blocks, start));
  const last = Math.max(0, findPlace(blocks, end - 1));
  return blocks.slice(first, last + 1).every(({ kind }) => isStudyText(kind));
}

function markOf({ kind }: Block, written: string): string {
  if (kind === 'heading') {
    return '# ';
  }
  return kind === 'item' && !COUNTED.test(written) ? '- ' : '';
}
