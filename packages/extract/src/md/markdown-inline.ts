import { decodeHTML } from 'entities/decode';
import { BOLD, ITALIC, type Piece } from '../blocks/text-blocks';

/**
 * What may stand within a line, longest signs first. The lengths keep a line of nothing but opening
 * signs from being looked through again for each of them.
 */
const INLINE = new RegExp(
  [
    /\\(?<escaped>[!-/:-@[-`{-~])/,
    /(?:\{[a-z][\w:-]{0,30}\})?(?<!`)(?<ticks>`{1,3})(?<code>[^`][^]{0,1000}?)\k<ticks>(?!`)/,
    /(?<formula>\$\$[^$]{1,3000}\$\$|\$(?=\S)[^$]{1,500}\$(?!\d))/,
    /!\[[^[\]]{0,500}\](?:\([^()]{0,1000}\)|\[[^[\]]{0,100}\])|!\[\[[^[\]]{1,300}\]\]/,
    /\[\[(?:[^[\]|]{1,300}\|)?(?<wiki>[^[\]|]{1,300})\]\]/,
    /\[\^[^[\]\s]{1,40}\]:?/,
    /\[(?<link>(?:[^[\]]|\[[^[\]]{0,200}\]){1,500})\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,100}\])/,
    /<(?<address>(?:https?|mailto):[^>\s]{1,500})>/,
    /<(?<tag>\/?[a-z][a-z\d]{0,20})(?:\s[^<>]{0,1000})?\/?>/,
    /\{\{[<%][^}]{0,300}\}\}|<!--[^]{0,500}?-->/,
    /(?<both>\*{3}|(?<![\p{L}\p{N}_])_{3})(?=\S)(?<bothText>[^]{1,500}?)(?<=\S)\k<both>/u,
    /(?<strong>\*{2}|(?<![\p{L}\p{N}_])__)(?=\S)(?<strongText>[^]{1,1000}?)(?<=\S)\k<strong>(?!\*(?!\*))/u,
    /(?<![\p{L}\p{N}=])==(?=[^\s=])(?<marked>[^=]{1,500})(?<=\S)==(?!=)/u,
    // No products: 2*3*4.
    /(?<!\p{N})\*(?=[^\s*])(?<starred>(?:[^*]|\*\*[^*]{1,300}\*\*){1,500}?)(?<=\S)\*(?!\*)/u,
    /(?<![\p{L}\p{N}_])_(?=[^\s_])(?<lined>[^_]{1,500}(?:_[^_]{1,300}){0,10}?)(?<=\S)_(?![\p{L}\p{N}_])/u,
    /~~(?=\S)(?<struck>[^~]{1,500})~~/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

const DEPTH_MAX = 8;

/** The text of a paragraph without its signs, in pieces of one style each. */
export function readInline(source: string, style = 0, depth = 0): Piece[] {
  const pieces: Piece[] = [];
  let tagStyle = 0;
  let done = 0;

  function addText(text: string): void {
    if (text !== '') {
      pieces.push({ text: decodeHTML(text), style: style | tagStyle });
    }
  }

  function addInner(text: string, more: number): void {
    pieces.push(
      ...(depth < DEPTH_MAX
        ? readInline(text, style | tagStyle | more, depth + 1)
        : [{ text, style: style | tagStyle | more }]),
    );
  }

  for (const { 0: whole, index, groups = {} } of source.matchAll(INLINE)) {
    addText(source.slice(done, index));
    done = index + whole.length;
    const literal = groups['escaped'] ?? groups['code']?.trim() ?? groups['formula'];
    const plain = groups['link'] ?? groups['wiki'] ?? groups['struck'];
    const strong = groups['strongText'] ?? groups['marked'];
    const slanted = groups['starred'] ?? groups['lined'];
    if (literal !== undefined || groups['address'] !== undefined) {
      pieces.push({ text: literal ?? groups['address'] ?? '', style: style | tagStyle });
    } else if (plain !== undefined) {
      addInner(plain, 0);
    } else if (groups['bothText'] !== undefined) {
      addInner(groups['bothText'], BOLD | ITALIC);
    } else if (strong !== undefined) {
      addInner(strong, BOLD);
    } else if (slanted !== undefined) {
      addInner(slanted, ITALIC);
    } else if (groups['tag']?.toLowerCase() === 'br') {
      pieces.push({ text: '\n', style: 0 });
    } else if (groups['tag'] !== undefined) {
      tagStyle = changeStyle(tagStyle, groups['tag'].toLowerCase());
    }
  }
  addText(source.slice(done));
  return pieces;
}

function changeStyle(style: number, tag: string): number {
  const flag = /^\/?(?:b|strong)$/.test(tag) ? BOLD : /^\/?(?:i|em)$/.test(tag) ? ITALIC : 0;
  return tag.startsWith('/') ? style & ~flag : style | flag;
}
