import { decodeHTML } from 'entities/decode';
import { cleanText } from '../blocks/text-blocks';
import { readHtmlTokens } from '../html/html-tokens';
import { revealClozes } from './cloze';
import { putFormulas, takeFormulas } from './formulas';
import type { CardFileName } from './deck';
import { toFileName } from './media-map';
import { BOLD, CODE, ITALIC, SUB, SUP, writeRuns, type TextRun } from './write-runs';

export type CardText = {
  /** With the small Markdown of cards. */
  text: string;
  /** On one line, without any signs. */
  plain: string;
  /** Each once. */
  media: CardFileName[];
};

const STYLES = new Map([
  ['b', BOLD],
  ['strong', BOLD],
  ['i', ITALIC],
  ['em', ITALIC],
  ['code', CODE],
  ['pre', CODE],
  ['kbd', CODE],
  ['sub', SUB],
  ['sup', SUP],
]);
const BLOCKS = new Set(
  'address article blockquote center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const HIDDEN = new Set('head title iframe object select textarea button tts'.split(' '));
const SOUND = /\[sound:([^\]]*)\]/gi;
const PLAYER = /\[anki:[^\]]*\]/gi;
const FILE = /(?:^|\s)src\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i;
const ALT = /(?:^|\s)alt\s*=\s*("[^"]*"|'[^']*')/i;
const ADDRESS = /^[a-z][a-z\d+.-]+:/i;

type Element = { name: string; style: number; isHidden: boolean; isCode: boolean };
type List = { isNumbered: boolean; count: number };

/** Signs of tags, entities, clozes, sounds and formulas; most fields have none of them. */
const SIGNS = /[<>&[\]{}\\]/;

/** What a side of a card shows, as text: no tag, script or handler of its HTML is left. */
export function toCardText(written: string): CardText {
  if (SIGNS.test(written)) {
    return readCardText(written);
  }
  const text = cleanText(written).normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return { text, plain: text, media: [] };
}

function readCardText(written: string): CardText {
  const media = new Map<string, CardFileName>();
  const addMedia = (path: string, alt = '') => {
    const name = ADDRESS.test(path) ? '' : toFileName(decodePath(path));
    if (name !== '' && !media.has(name)) {
      media.set(name, { name, alt });
    }
  };
  const silent = revealClozes(written)
    .replaceAll(SOUND, (_, path: string) => {
      addMedia(decodeHTML(path));
      return '';
    })
    .replaceAll(PLAYER, '');
  const { html, formulas } = takeFormulas(silent);
  const lines = readLines(html, addMedia);
  const toFormula = (key: 'text' | 'written') => (index: number) => formulas[index]?.[key] ?? '';
  return {
    text: putFormulas(writeRuns(lines), toFormula('text')),
    plain: putFormulas(
      lines.map((runs) => runs.map(({ text, isLead }) => (isLead ? '' : text)).join('')).join(' '),
      toFormula('written'),
    )
      .replaceAll(/\s+/g, ' ')
      .trim(),
    media: [...media.values()],
  };
}

/** Lines of the text, each of them in runs of one style. */
function readLines(html: string, addMedia: (path: string, alt: string) => void): TextRun[][] {
  const lines: TextRun[][] = [[]];
  const elements: Element[] = [{ name: '', style: 0, isHidden: false, isCode: false }];
  const lists: List[] = [];
  const current = () => elements.at(-1) ?? { name: '', style: 0, isHidden: false, isCode: false };
  const add = (text: string, style: number, isLead = false) =>
    lines.at(-1)?.push({ text, style, isLead });
  const isLineEmpty = () => (lines.at(-1) ?? []).every(({ text }) => text.trim() === '');

  function endLine(): void {
    if (!isLineEmpty()) {
      lines.push([]);
    }
  }

  function openItem(): void {
    const list = lists.at(-1);
    if (list) {
      list.count += 1;
    }
    const indent = '  '.repeat(Math.max(0, lists.length - 1));
    add(`${indent}${list?.isNumbered ? `${list.count}.` : '-'} `, 0, true);
  }

  readHtmlTokens(html, {
    onText(text) {
      const { style, isHidden, isCode } = current();
      if (isHidden) {
        return;
      }
      const shown = cleanText(decodeHTML(text)).normalize('NFC');
      const [first = '', ...others] = isCode ? shown.split('\n') : [shown.replaceAll(/\s+/g, ' ')];
      add(first, style);
      for (const line of others) {
        lines.push([]);
        add(line, style);
      }
    },
    onOpen(name, attributes) {
      if (name === 'br') {
        lines.push([]);
        return;
      }
      if (BLOCKS.has(name)) {
        endLine();
      }
      const file = FILE.exec(attributes)?.[1];
      if (file !== undefined && name !== 'iframe' && !current().isHidden) {
        addMedia(unquote(file), unquote(ALT.exec(attributes)?.[1] ?? ''));
      }
      if (VOID.has(name) || attributes.endsWith('/')) {
        return;
      }
      if (name === 'ul' || name === 'ol') {
        lists.push({ isNumbered: name === 'ol', count: 0 });
      } else if (name === 'li') {
        openItem();
      } else if (name === 'td' || name === 'th' || HIDDEN.has(name)) {
        add(' ', 0);
      } else if (name === 'rt') {
        add('[', 0);
      }
      const { style, isHidden, isCode } = current();
      elements.push({
        name,
        style: style | (STYLES.get(name) ?? 0),
        isHidden: isHidden || HIDDEN.has(name) || name === 'rp',
        isCode: isCode || name === 'pre',
      });
    },
    onClose(name) {
      const index = elements.findLastIndex((element) => element.name === name);
      if (index > 0) {
        elements.length = index;
        if (name === 'rt') {
          add(']', 0);
        } else if (name === 'ul' || name === 'ol') {
          lists.pop();
        }
      }
      if (BLOCKS.has(name)) {
        endLine();
      }
    },
  });
  return lines;
}

function unquote(value: string): string {
  return decodeHTML(value.replaceAll(/^["']|["']$/g, ''));
}

/** Anki writes names as parts of addresses. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A name with a per cent sign of its own.
    return path;
  }
}
