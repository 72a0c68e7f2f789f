import { createGlyphJoiner } from './glyph-joiner';
import { createMarkedContent, type LayerConfig } from './marked-content';
import { IDENTITY, multiply, toMatrix, type Matrix } from './matrix';
import type { CommonObjects, FontBook } from './page-fonts';
import { showGlyphs, type Glyph } from './show-glyphs';
import type { TextPiece } from './text-piece';
import { createTextStates } from './text-state';

/** The drawing commands of a page, as PDF.js gives them: codes and their arguments. */
export type DrawingCommands = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> };

export type PageToRead = {
  codes: Record<string, number>;
  view: Matrix;
  width: number;
  height: number;
  fonts: FontBook;
  objects: CommonObjects;
  layers: LayerConfig | undefined;
};

type Action = (args: unknown[]) => void;

/** Follows the commands of a page and notes every letter with its place. */
export function collectPieces(commands: DrawingCommands, page: PageToRead): TextPiece[] {
  const joiner = createGlyphJoiner();
  const actions = createActions(page, joiner);
  for (let index = 0; index < commands.fnArray.length; index++) {
    const args = commands.argsArray[index];
    actions[commands.fnArray[index] ?? 0]?.(Array.isArray(args) ? args : []);
  }
  return joiner.finish();
}

function createActions(
  page: PageToRead,
  joiner: ReturnType<typeof createGlyphJoiner>,
): (Action | undefined)[] {
  const states = createTextStates(page.view);
  const marked = createMarkedContent(page.layers);
  const surroundings = { states, joiner, marked, page };
  let masks = 0;

  function setFont(id: unknown, size: unknown) {
    const state = states.current();
    state.font = page.fonts.find(String(id), page.objects);
    state.size = Number(size);
  }

  // The arguments are checked by PDF.js, which wrote them.
  const actions: Record<string, Action> = {
    save: states.save,
    restore: states.restore,
    transform: (args) => states.transform(readMatrix(args)),
    beginText: () => states.startLine(IDENTITY),
    setCharSpacing: (args) => void (states.current().charSpacing = Number(args[0])),
    setWordSpacing: (args) => void (states.current().wordSpacing = Number(args[0])),
    setHScale: (args) => void (states.current().stretch = Number(args[0]) / 100),
    setLeading: (args) => void (states.current().leading = -Number(args[0])),
    setFont: (args) => setFont(args[0], args[1]),
    setTextRenderingMode: (args) => void (states.current().mode = Number(args[0])),
    setTextRise: (args) => void (states.current().rise = Number(args[0])),
    moveText: (args) => states.moveLine(Number(args[0]), Number(args[1])),
    setLeadingMoveText(args) {
      states.current().leading = Number(args[1]);
      states.moveLine(Number(args[0]), Number(args[1]));
    },
    setTextMatrix: (args) => states.startLine(readMatrix(args)),
    nextLine: () => states.moveLine(0, states.current().leading),
    showText: (args) => showGlyphs(args[0] as (Glyph | number)[], surroundings, masks > 0),
    setGState(args) {
      for (const [key, value] of args[0] as [string, unknown[]][]) {
        if (key === 'Font') {
          setFont(value[0], value[1]);
        }
      }
    },
    paintFormXObjectBegin(args) {
      states.save();
      states.transform(toMatrix(args[0] as ArrayLike<number> | null));
    },
    paintFormXObjectEnd: states.restore,
    beginAnnotation(args) {
      states.save();
      const placed = multiply(page.view, toMatrix(args[2] as ArrayLike<number> | null));
      states.reset(multiply(placed, toMatrix(args[3] as ArrayLike<number> | null)));
    },
    endAnnotation: states.restore,
    beginGroup: (args) => void (masks += isMask(args[0]) ? 1 : 0),
    endGroup: (args) => void (masks -= isMask(args[0]) ? 1 : 0),
    beginMarkedContent: (args) => marked.begin(args[0], undefined),
    beginMarkedContentProps: (args) => marked.begin(args[0], args[1]),
    endMarkedContent: marked.end,
  };
  const byCode: (Action | undefined)[] = [];
  for (const [name, action] of Object.entries(actions)) {
    byCode[page.codes[name] ?? 0] = action;
  }
  return byCode;
}

function readMatrix(args: unknown[]): Matrix {
  return toMatrix((args.length === 1 ? args[0] : args) as ArrayLike<number>);
}

function isMask(group: unknown): boolean {
  return typeof group === 'object' && group !== null && 'smask' in group && Boolean(group.smask);
}
