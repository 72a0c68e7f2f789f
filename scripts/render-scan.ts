import { readFileSync, writeFileSync } from 'node:fs';
import { renderScan } from '../packages/extract/src/testing/render-scan';

/** Writes a PDF that looks scanned. Standard input: pages parted by a form feed, paragraphs by an empty line. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  throw new Error('Usage: tsx scripts/render-scan.ts OUT.pdf < text');
}
const pages = readFileSync(0, 'utf8')
  .split('\f')
  .map((page) =>
    page
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '))
      .filter((paragraph) => paragraph !== ''),
  );
writeFileSync(file, renderScan(pages));
