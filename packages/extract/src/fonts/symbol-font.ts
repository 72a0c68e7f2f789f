/** The font 'Symbol' has letters of its own behind the codes 0x20 to 0xFF; '·' marks what has no character. */
const SYMBOLS =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼·' +
  '································€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪·〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭·';
const FIRST_CODE = 0x20;
const PRIVATE_USE = 0xf000;

/** The character that a code shows in the font Symbol; nothing for codes without one. */
export function readSymbol(code: number): string {
  const symbol = SYMBOLS[(code >= PRIVATE_USE ? code - PRIVATE_USE : code) - FIRST_CODE];
  return symbol === undefined || symbol === '·' ? '' : symbol;
}

/** Replaces what fonts of symbols keep in the private area: Symbol by its characters, others by nothing. */
export function readSymbolText(text: string, isSymbolFont: boolean): string {
  return text.replace(/[\uf020-\uf0ff]/g, (letter) =>
    isSymbolFont ? readSymbol(letter.charCodeAt(0)) : '',
  );
}
