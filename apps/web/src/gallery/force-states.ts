/** How far a forced state reaches from the element that carries data-force. */
const REACH = {
  hover: '> *',
  active: '> *',
  'focus-visible': '> *',
  'focus-within': '*',
} as const;

/**
 * Lets the gallery show a button as if the pointer were on it: copies every rule that has a
 * pseudo-class of the user, and has the copy match below [data-force='hover'] and the like.
 */
export function forceStates(): void {
  const sheet = new CSSStyleSheet();
  for (const rule of [...document.styleSheets].flatMap((styles) => [...styles.cssRules])) {
    const forced = rule instanceof CSSStyleRule ? toForcedSelector(rule.selectorText) : undefined;
    if (rule instanceof CSSStyleRule && forced !== undefined) {
      sheet.insertRule(`${forced} { ${rule.style.cssText} }`, sheet.cssRules.length);
    }
  }
  document.adoptedStyleSheets = [sheet];
}

function toForcedSelector(selector: string): string | undefined {
  const forced = Object.entries(REACH).reduce(
    (changed, [state, reach]) =>
      changed.replaceAll(
        new RegExp(`:${state}(?![\\w-])`, 'g'),
        `:is([data-force='${state}'] ${reach})`,
      ),
    selector,
  );
  return forced === selector ? undefined : forced;
}
