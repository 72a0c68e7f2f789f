import type { EmphasisedRun, ExtractedDocument } from '../../extracted-document';
import { withoutBuildSteps } from './build-steps';
import { findBodyStyle, type BodyStyle } from './body-style';
import { toFlow } from './continuations';
import { isHeading } from './headings';
import { createVocabulary, joint, type Vocabulary } from './hyphens';
import type { Paragraph } from './paragraphs';
import { withoutRunningLines } from './running-lines';
import type { PageText, StyledRun } from '../layout/text-line';

/** The whole document: paragraphs, and where its author set words apart. */
export function composeText(pages: PageText[]): Pick<ExtractedDocument, 'text' | 'emphasis'> {
  const read = withoutRunningLines(withoutBuildSteps(pages));
  const body = findBodyStyle(read);
  const words = createVocabulary(wholeLines(read));
  const writer = createWriter(body);
  for (const paragraph of toFlow(read, body)) {
    writer.write(paragraph, joinLines(paragraph, words));
  }
  return writer.finish();
}

function* wholeLines(pages: PageText[]): Generator<string> {
  for (const page of pages) {
    for (const block of page.blocks) {
      for (const line of block.lines) {
        yield line.text;
      }
    }
  }
}

function joinLines({ lines }: Paragraph, words: Vocabulary): StyledRun[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (next === undefined) {
      return line.runs;
    }
    const { drop, between } = joint(line.text, next.text, words);
    return line.runs.map((run, place) =>
      place === line.runs.length - 1
        ? { ...run, text: run.text.slice(0, run.text.length - drop) + between }
        : run,
    );
  });
}

/** What an item inside of another is written behind. */
const LEVEL = '  ';

function createWriter(body: BodyStyle) {
  const parts: string[] = [];
  const emphasis: EmphasisedRun[] = [];
  const latest = new Map<EmphasisedRun['kind'], EmphasisedRun>();
  let length = 0;

  function append(text: string) {
    parts.push(text);
    length += text.length;
  }

  function mark(kind: EmphasisedRun['kind'], text: string, start: number) {
    const from = start + (text.length - text.trimStart().length);
    const to = start + text.trimEnd().length;
    const open = latest.get(kind);
    if (to <= from) {
      return;
    }
    if (open !== undefined && kind !== 'heading' && from - open.end <= 1) {
      open.end = to;
    } else {
      const run = { kind, start: from, end: to };
      latest.set(kind, run);
      emphasis.push(run);
    }
  }

  return {
    write(paragraph: Paragraph, runs: StyledRun[]) {
      if (length > 0) {
        append(paragraph.isClose ? '\n' : '\n\n');
      }
      append(LEVEL.repeat(paragraph.level));
      const start = length;
      const first = parts.length;
      const isTitle = isHeading(paragraph, body);
      for (const run of runs) {
        const text = run.text.replaceAll('\u00ad', '');
        if (run.isBold && !body.isBold && !isTitle) {
          mark('bold', text, length);
        }
        if (run.isItalic && !body.isItalic && !isTitle) {
          mark('italic', text, length);
        }
        append(text);
      }
      if (isTitle) {
        mark('heading', parts.slice(first).join(''), start);
      }
    },

    finish: () => ({
      text: parts.join(''),
      emphasis: emphasis.toSorted((a, b) => a.start - b.start || a.end - b.end),
    }),
  };
}
