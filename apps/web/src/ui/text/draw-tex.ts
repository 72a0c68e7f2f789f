import { __renderToDomTree as layOut, type KatexOptions } from 'katex';

/** A part of a formula before it is in the page. */
type Part = {
  attributes?: Record<string, string>;
  children?: readonly Part[];
  toNode: () => Node;
};

declare module 'katex' {
  // oxlint-disable-next-line no-underscore-dangle -- KaTeX calls it so.
  function __renderToDomTree(tex: string, options: KatexOptions): Part;
}

const STYLE = 'data-style';

/**
 * As KaTeX's `render`, which writes a few style attributes, such as the width of the arrow over a vector. The content
 * security policy takes no styles from attributes, but it does from scripts.
 */
export function drawTex(tex: string, into: HTMLElement, options: KatexOptions): void {
  const whole = layOut(tex, options);
  putStylesAside(whole);
  into.replaceChildren(whole.toNode());
  for (const drawn of into.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE}]`)) {
    drawn.style.cssText = drawn.getAttribute(STYLE) ?? '';
    drawn.removeAttribute(STYLE);
  }
}

function putStylesAside({ attributes, children }: Part): void {
  if (attributes?.['style'] !== undefined) {
    attributes[STYLE] = attributes['style'];
    delete attributes['style'];
  }
  children?.forEach(putStylesAside);
}
