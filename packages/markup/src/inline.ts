/** A stretch of one paragraph. Formulas are TeX. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'formula'; text: string; isDisplayed: boolean }
  | { kind: 'bold' | 'italic' | 'sub' | 'sup'; parts: Inline[] };

type Rule = { pattern: RegExp; toPart: (marked: string) => Inline };

/**
 * In the order in which they are tried at the same place. What is marked ends on its line, except for a formula
 * of its own; the bounds keep a text of nothing but signs from taking long.
 */
const RULES: readonly Rule[] = [
  { pattern: /`([^`\n]{1,1000})`/uy, toPart: (text) => ({ kind: 'code', text }) },
  {
    pattern: /\$\$\s{0,9}([^\s$][^]{0,2000}?)\$\$/uy,
    toPart: (tex) => ({ kind: 'formula', text: tex.trim(), isDisplayed: true }),
  },
  {
    // No prices: it closes behind a sign and before no digit.
    pattern: /(?<![\p{L}\p{M}\p{N}])\$((?=[^\s$])[^\n]{0,1000}?[^\s\\])\$(?!\p{N})/uy,
    toPart: (tex) => ({ kind: 'formula', text: tex, isDisplayed: false }),
  },
  {
    // No powers: 2**3**4.
    pattern: /(?<!\p{N})\*\*((?=\S)[^\n]{0,1000}?\S)\*\*(?![\p{N}*])/uy,
    toPart: (marked) => ({ kind: 'bold', parts: parseInline(marked) }),
  },
  {
    // No products: 2*3*4.
    pattern: /(?<![\p{L}\p{M}\p{N}*])\*((?=[^\s*])[^\n]{0,1000}?\S)\*(?![\p{L}\p{M}\p{N}*])/uy,
    toPart: (marked) => ({ kind: 'italic', parts: parseInline(marked) }),
  },
  { pattern: small('~'), toPart: (text) => ({ kind: 'sub', parts: [{ kind: 'text', text }] }) },
  { pattern: small('\\^'), toPart: (text) => ({ kind: 'sup', parts: [{ kind: 'text', text }] }) },
];

/** Raised or lowered is what is short: '2', 'max', '3+', '-1'. */
function small(sign: string): RegExp {
  return new RegExp(`(?<=\\S)${sign}([+\\-−]?[\\p{L}\\p{N}]{1,12}[+\\-−]?)${sign}(?!\\p{N})`, 'uy');
}

/** Where something may begin. */
const SIGN = /[*`$~^\\]/g;
const ESCAPED = /\\([*`$~^])/y;

/** Signs that are not closed, or that stand as in a sum or a price, are text. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    SIGN.lastIndex = at;
    const sign = SIGN.exec(text)?.index ?? text.length;
    plain += text.slice(at, sign);
    at = sign;
    const found = findAt(text, at);
    if (found) {
      if (plain) {
        parts.push({ kind: 'text', text: plain });
        plain = '';
      }
      parts.push(found.part);
      at = found.end;
    } else {
      const escaped = matchAt(ESCAPED, text, at);
      plain += escaped?.[1] ?? text.charAt(at);
      at += escaped ? 2 : 1;
    }
  }
  if (plain) {
    parts.push({ kind: 'text', text: plain });
  }
  return parts;
}

function findAt(text: string, at: number): { part: Inline; end: number } | undefined {
  for (const { pattern, toPart } of RULES) {
    const match = matchAt(pattern, text, at);
    if (match) {
      return { part: toPart(match[1] ?? ''), end: at + match[0].length };
    }
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
