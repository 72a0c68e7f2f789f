import { BOLD, ITALIC } from '../blocks/text-blocks';
import { openItem, openList, type HtmlItem, type HtmlList } from './html-lists';

/** An open element, with what it inherits from those around it. */
export type HtmlElement = {
  name: string;
  style: number;
  isHidden: boolean;
  isHeading: boolean;
  list: HtmlList | undefined;
  item: HtmlItem | undefined;
  isFormula: boolean;
  /** How many elements it has so far. */
  children: number;
  isPreformatted: boolean;
};

const HIDDEN = new Set(
  'head title nav iframe object select textarea button rt rp annotation annotation-xml'.split(' '),
);

export const ROOT: HtmlElement = {
  name: '',
  style: 0,
  isHidden: false,
  isHeading: false,
  list: undefined,
  item: undefined,
  isFormula: false,
  children: 0,
  isPreformatted: false,
};

export function toElement(name: string, attributes: string, outer: HtmlElement): HtmlElement {
  const css =
    attributes === ''
      ? ''
      : (/style\s*=\s*("[^"]*"|'[^']*')/i.exec(attributes)?.[1]?.toLowerCase() ?? '');
  return {
    name,
    style: toStyle(name, css, outer.style),
    isHidden: outer.isHidden || HIDDEN.has(name) || isNotShown(attributes, css),
    isHeading: outer.isHeading || /^h[1-6]$/.test(name),
    list: openList(name, attributes, outer.list),
    item: name === 'li' ? openItem(attributes, outer.list) : outer.item,
    isFormula: outer.isFormula || name === 'math',
    children: 0,
    isPreformatted: outer.isPreformatted || name === 'pre',
  };
}

/** Drawn a second time for the eye, beside the formula itself. */
const DRAWN_FORMULA = /\bkatex-html\b/;
/** Encyclopedias hide their formulas behind pictures of them. */
const PICTURED_FORMULA = /\bmwe-math-mathml/;

function isNotShown(attributes: string, css: string): boolean {
  if (attributes === '' || PICTURED_FORMULA.test(attributes)) {
    return false;
  }
  return /display\s*:\s*none|mso-hide\s*:\s*all/.test(css) || DRAWN_FORMULA.test(attributes);
}

function toStyle(name: string, css: string, outer: number): number {
  let style = outer;
  if (name === 'b' || name === 'strong' || name === 'th') {
    style |= BOLD;
  } else if (name === 'i' || name === 'em') {
    style |= ITALIC;
  }
  const weight = /font-weight\s*:\s*(\w+)/.exec(css)?.[1];
  if (weight !== undefined) {
    style = /^(?:bold|bolder|[6-9]00)$/.test(weight) ? style | BOLD : style & ~BOLD;
  }
  const slant = /font-style\s*:\s*(\w+)/.exec(css)?.[1];
  if (slant !== undefined) {
    style = slant === 'italic' || slant === 'oblique' ? style | ITALIC : style & ~ITALIC;
  }
  return style;
}
