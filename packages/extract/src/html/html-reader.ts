import { decodeHTML } from 'entities/decode';
import { createTextFlow } from '../blocks/text-flow';
import { ROOT, toElement, type HtmlElement } from './html-element';
import { takeLead } from './html-lists';

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary ul'.split(
    ' ',
  ),
);
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const FORMULA_SIGNS = new Map([
  ['mfrac', '/'],
  ['msup', '^'],
  ['msub', '_'],
  ['msubsup', '_^'],
]);
const RELATION = /^[=<>≤≥≠≈≡∈∉⊂⊆→⇒⇔]$/u;
const UNENDED = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr']);
/** How far back an end tag looks for its beginning. */
const NESTING_MAX = 64;

/** Turns tags and text into paragraphs, items and rows. */
export function createHtmlReader() {
  const flow = createTextFlow();
  const elements: HtmlElement[] = [ROOT];
  const current = () => elements.at(-1) ?? ROOT;
  let tables = 0;
  let isCellOpen = false;

  function endBlock(): void {
    if (!flow.isEmpty()) {
      const { isHeading, item } = current();
      const isItem = item !== undefined && !isHeading;
      flow.endParagraph({
        isHeading,
        kind: isItem ? 'item' : 'paragraph',
        ...(isItem ? { lead: takeLead(item) } : {}),
        isInTable: tables > 0,
      });
    }
  }

  function endCell(): void {
    if (!isCellOpen) {
      return;
    }
    isCellOpen = false;
    if (tables === 1) {
      flow.endCell({ isHeading: current().isHeading });
    } else {
      flow.add('\t', 0);
    }
  }

  function endRow(): void {
    endCell();
    if (tables === 1) {
      flow.endRow();
    } else {
      endBlock();
    }
  }

  function close(name: string): void {
    const lowest = Math.max(1, elements.length - NESTING_MAX);
    for (let index = elements.length - 1; index >= lowest; index -= 1) {
      if (elements[index]?.name === name) {
        elements.length = index;
        return;
      }
    }
  }

  /** Paragraphs and items may leave their end to what follows them. */
  function closeUnended(name: string): void {
    const { name: open } = current();
    if ((open === 'p' && BLOCKS.has(name)) || (open === name && UNENDED.has(name))) {
      elements.length -= 1;
    }
  }

  function onText(text: string): void {
    const { isHidden, isPreformatted, isFormula, style } = current();
    if (isHidden) {
      return;
    }
    const decoded = decodeHTML(text);
    const spaced = isPreformatted ? decoded : decoded.replace(/[ \t\r\n\f]+/g, ' ');
    const shown = isFormula ? toFormulaPart(spaced) : spaced;
    // White space between blocks is the layout of the file, not text; two spaces are one.
    if (!isPreformatted && shown.startsWith(' ') && flow.endsWithSpace()) {
      addShown(shown.slice(1), style);
    } else {
      addShown(shown, style);
    }
  }

  function addShown(shown: string, style: number): void {
    if (shown !== '') {
      flow.add(shown, style);
    }
  }

  /** Formulas become one line: a fraction has a stroke, a raised part an arrow. */
  function addFormulaSign(): void {
    const outer = current();
    const sign = FORMULA_SIGNS.get(outer.name);
    if (sign !== undefined) {
      outer.children += 1;
      onText(sign[outer.children - 2] ?? '');
    }
  }

  function openTable(name: string): void {
    if (name === 'table') {
      endBlock();
      tables += 1;
    } else if (name === 'tr') {
      endRow();
    } else if (name === 'td' || name === 'th') {
      endCell();
      isCellOpen = true;
    }
  }

  function closeTable(name: string): void {
    if (name === 'td' || name === 'th') {
      endCell();
    } else if (name === 'tr') {
      endRow();
    } else if (name === 'table' && tables > 0) {
      endRow();
      tables -= 1;
      isCellOpen = tables > 0;
    }
  }

  return {
    onText,
    onOpen(name: string, attributes: string): void {
      if (name === 'br') {
        flow.add('\n', 0);
        return;
      }
      if (BLOCKS.has(name)) {
        endBlock();
      }
      openTable(name);
      if (VOID.has(name) || attributes.endsWith('/')) {
        return;
      }
      closeUnended(name);
      addFormulaSign();
      elements.push(toElement(name, attributes, current()));
    },
    onClose(name: string): void {
      if (BLOCKS.has(name)) {
        endBlock();
      }
      closeTable(name);
      close(name);
    },
    /** Whatever a page leaves open does not reach into the next one. */
    endPage(): void {
      endBlock();
      flow.endRow();
      elements.length = 1;
      tables = 0;
      isCellOpen = false;
    },
    finish() {
      endBlock();
      return flow.finish();
    },
  };
}

/** The parts of a formula may stand on lines of their own; relations have space around them. */
function toFormulaPart(written: string): string {
  const part = written.trim();
  return RELATION.test(part) ? ` ${part} ` : part;
}
