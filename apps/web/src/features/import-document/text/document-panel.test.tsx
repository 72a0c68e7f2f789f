import { EXTRACTION_MESSAGES, FILE_MAX_BYTES } from '@scholar/extract';
import { STUDY_MESSAGES } from '@scholar/contract';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type CarriedFile, TakeFilesContext } from '../../../lib/device/carried-files';
import { refusedFileTexts } from '../../../lib/messages/refused-file.texts';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import { DocumentPanel } from './document-panel';
import { ImportButton } from '../files/import-button';
import { ImporterContext } from '../files/importer-context';
import { NO_SOURCE, type SourceDocument } from './source-document';
import { createFakeImporter } from '../../../testing/fake-importer';
import { speak } from '../../../testing/speak';
import { aTransfer } from '../../../testing/transfer';
import { useDocumentImport } from '../files/use-document-import';

const pdf = new File(['%PDF'], 'chapter-3.pdf');
const docx = new File(['PK'], 'notes.docx');
const exe = new File(['MZ'], 'a.pdf.exe');
const deck = new File(['PK'], 'Cells.apkg');

function Screen({ onSource }: { onSource: (source: SourceDocument) => void }) {
  const [source, setSource] = useState(NO_SOURCE);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const documentImport = useDocumentImport({ source, onChange: setSource });
  onSource(source);
  return (
    <>
      <ImportButton documentImport={documentImport} />
      <DocumentPanel
        source={source}
        onChange={setSource}
        documentImport={documentImport}
        areaRef={areaRef}
      />
      <input aria-label="Elsewhere" />
    </>
  );
}

function setUp({ isGuest = false }: { isGuest?: boolean } = {}) {
  const fake = createFakeImporter();
  const taken: string[] = [];
  const take = (files: readonly CarriedFile[]) => {
    taken.push(...files.map(({ name }) => name));
  };
  let shown = NO_SOURCE;
  const view = render(
    <TakeFilesContext value={isGuest ? null : take}>
      <ImporterContext value={fake.importer}>
        <Screen onSource={(source) => (shown = source)} />
      </ImporterContext>
    </TakeFilesContext>,
  );
  return { ...fake, ...view, source: () => shown, taken };
}

function area() {
  return screen.getByRole('textbox', { name: 'Original Document' });
}

function panel() {
  return screen.getByRole('region', { name: 'Original Document' });
}

function notice() {
  return screen.getByRole('button', { name: 'Dismiss' }).closest('[role="alert"]');
}

function leavePanel(relatedTarget: Element) {
  const event = createEvent.dragLeave(panel());
  // jsdom has no DragEvent, and what stands in for it forgets this.
  Object.defineProperty(event, 'relatedTarget', { value: relatedTarget });
  fireEvent(panel(), event);
}

function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Import file', { selector: 'input' }), {
    target: { files },
  });
}

async function settle(action: () => void) {
  await act(async () => action());
}

describe('import by the button', () => {
  it('puts the text of the file into the text area, with its name, pages and words', async () => {
    const { last, source } = setUp();

    choose(pdf);
    await settle(() =>
      last().finish({
        text: 'Water moves.',
        file: { name: 'chapter-3.pdf', pages: 6 },
        emphasis: ['Osmosis'],
      }),
    );

    expect(area()).toHaveValue('Water moves.');
    expect(panel()).toHaveTextContent('chapter-3.pdf · 6 pages');
    expect(panel()).toHaveTextContent('2 words');
    expect(source().emphasis).toEqual(['Osmosis']);
    expect(screen.getByText('chapter-3.pdf was imported.')).toHaveAttribute('role', 'status');
  });

  it('counts the slides of a presentation', async () => {
    const { last } = setUp();

    choose(new File(['PK'], 'Cells.PPTX'));
    await settle(() =>
      last().finish({ text: 'Cells', file: { name: 'Cells.PPTX', pages: 1 }, emphasis: [] }),
    );

    expect(panel()).toHaveTextContent('Cells.PPTX · 1 slide');
  });

  it('offers the kinds of file that can be read', () => {
    setUp();

    expect(screen.getByLabelText('Import file', { selector: 'input' })).toHaveAttribute(
      'accept',
      expect.stringContaining('.txt,.doc,.docx,.pdf,.pptx'),
    );
  });

  it('opens the file dialog of the browser', async () => {
    setUp();
    let isOpen = false;
    screen.getByLabelText('Import file', { selector: 'input' }).addEventListener('click', () => {
      isOpen = true;
    });

    await userEvent.click(screen.getByRole('button', { name: 'Import file' }));

    expect(isOpen).toBe(true);
  });

  it('[B-121] refuses another kind of file with the sentence of the specification', () => {
    const { runs } = setUp();

    choose(exe);

    expect(notice()).toHaveTextContent(EXTRACTION_MESSAGES.unsupported);
    expect(runs).toEqual([]);
  });

  it('gives a deck to where its cards are shown', () => {
    const { runs, taken } = setUp();

    choose(deck);

    expect(taken).toEqual(['Cells.apkg']);
    expect(runs).toEqual([]);
  });

  it.each(['en', 'vi'] as const)(
    'offers guests no decks, for which they have no place: %s',
    (language) => {
      speak(language);
      const { runs } = setUp({ isGuest: true });

      fireEvent.change(screen.getByLabelText(/Import file|Nhập tệp/, { selector: 'input' }), {
        target: { files: [deck] },
      });

      expect(screen.getByText(refusedFileTexts[language].onlyDocuments)).toBeVisible();
      expect(runs).toEqual([]);
    },
  );

  it('[B-121] refuses a file over 20 MB unread', () => {
    const { runs } = setUp();
    const big = new File([''], 'big.pdf');
    Object.defineProperty(big, 'size', { value: FILE_MAX_BYTES + 1 });

    choose(big);

    expect(notice()).toHaveTextContent(EXTRACTION_MESSAGES.too_large);
    expect(runs).toEqual([]);
    expect(area()).toHaveValue('');
  });
});

describe('while a file is read', () => {
  it('[U-18] shows the page it is at, as a bar and in words', async () => {
    const { last } = setUp();

    choose(pdf);
    expect(panel()).toHaveTextContent('Opening chapter-3.pdf');
    await settle(() => last().progress({ step: 'reading', page: 3, pages: 6 }));

    const bar = screen.getByRole('progressbar', { name: 'Reading page 3 of 6' });
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    expect(panel()).toHaveTextContent('50%');
  });

  it('[U-18] says so when a scan is recognised', async () => {
    const { last } = setUp();

    choose(pdf);
    await settle(() => last().progress({ step: 'recognising', page: 2, pages: 4 }));

    const bar = screen.getByRole('progressbar', { name: 'Recognising page 2 of 4' });
    expect(bar).toHaveAttribute('aria-valuenow', '38');
  });

  it('[U-18] Cancel stops it and leaves the text as it was', async () => {
    const { last } = setUp();
    fill(area(), 'My own words');

    choose(pdf);
    await settle(() => screen.getByRole('button', { name: 'Cancel' }).click());

    expect(last().signal.aborted).toBe(true);
    expect(area()).toHaveValue('My own words');
    expect(screen.queryByText(/Opening/)).not.toBeInTheDocument();
    expect(screen.queryByText(STUDY_MESSAGES.pdfFailed)).not.toBeInTheDocument();
    expect(area()).toHaveFocus();
  });

  it('[U-18] says after 10 s that it is still working', async () => {
    stopClock();
    setUp();
    choose(pdf);

    await passTime(9_999);
    expect(screen.queryByText(/Still working/)).not.toBeInTheDocument();
    await passTime(1);

    expect(screen.getByText(/Still working/)).toBeVisible();
  });

  it('holds the text still, and leaving ends the work', () => {
    const { last, unmount } = setUp();

    choose(pdf);
    expect(area()).toHaveAttribute('readonly');
    unmount();

    expect(last().signal.aborted).toBe(true);
  });

  it('the next file takes the place of the one before', async () => {
    const { runs, last } = setUp();

    choose(pdf);
    choose(docx);
    await settle(() => last().finish({ text: 'The second' }));

    expect(runs[0]?.signal.aborted).toBe(true);
    expect(area()).toHaveValue('The second');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('a failed import', () => {
  it('[D-34] of a PDF puts the sentence into the empty text area, and it is no text', async () => {
    const { last, source } = setUp();

    choose(pdf);
    await settle(() => last().fail('corrupt'));

    expect(area()).toHaveValue(STUDY_MESSAGES.pdfFailed);
    expect(source()).toEqual(NO_SOURCE);
    expect(panel()).toHaveTextContent('0 words');
    expect(notice()).toHaveTextContent(EXTRACTION_MESSAGES.corrupt);
  });

  it('[D-34] the sentence makes room as soon as somebody writes', async () => {
    const { last, source } = setUp();
    choose(pdf);
    await settle(() => last().fail('no_text'));

    await userEvent.type(area(), 'Osmosis');

    expect(source().text).toBe('Osmosis');
    expect(area()).toHaveValue('Osmosis');
  });

  it('[D-34] the sentence does not stick to what is pasted behind it', async () => {
    const { last, source } = setUp();
    choose(pdf);
    await settle(() => last().fail('no_text'));

    fill(area(), `${STUDY_MESSAGES.pdfFailed}Osmosis`);

    expect(source().text).toBe('Osmosis');
  });

  it('[D-34] of a PDF leaves a text that is there, and says the same words as a notice', async () => {
    const { last } = setUp();
    fill(area(), 'My own words');

    choose(pdf);
    await settle(() => last().fail('encrypted'));

    expect(area()).toHaveValue('My own words');
    expect(notice()).toHaveTextContent(STUDY_MESSAGES.pdfFailed);
    expect(notice()).toHaveTextContent(EXTRACTION_MESSAGES.encrypted);
  });

  it.each(['empty', 'encrypted', 'corrupt', 'no_text', 'timeout', 'unsupported'] as const)(
    '[B-122] of another file says why: %s',
    async (fault) => {
      const { last } = setUp();
      fill(area(), 'My own words');

      choose(docx);
      await settle(() => last().fail(fault));

      expect(notice()).toHaveTextContent(EXTRACTION_MESSAGES[fault]);
      expect(area()).toHaveValue('My own words');
    },
  );

  it('[B-122] without a known reason asks to try again', async () => {
    const { last } = setUp();

    choose(docx);
    await settle(() => last().fail('unknown'));

    expect(notice()).toHaveTextContent('The import stopped. Please try again.');
  });

  it('is forgotten when it is dismissed or the next import begins', async () => {
    const { last } = setUp();
    choose(docx);
    await settle(() => last().fail('corrupt'));

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    choose(exe);
    choose(docx);

    expect(screen.queryByText(EXTRACTION_MESSAGES.unsupported)).not.toBeInTheDocument();
  });
});

describe('an import over a text', () => {
  it('says so and can be undone', async () => {
    const { last, source } = setUp();
    fill(area(), 'My own words');

    choose(docx);
    await settle(() => last().finish({ text: 'Imported', emphasis: ['term'] }));
    expect(panel()).toHaveTextContent('Your text was replaced by notes.docx.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(area()).toHaveValue('My own words');
    expect(source().emphasis).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('can no longer be undone once the new text is edited', async () => {
    const { last } = setUp();
    fill(area(), 'My own words');
    choose(docx);
    await settle(() => last().finish({ text: 'Imported' }));

    fill(area(), 'Imported and edited');

    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('into an empty one says nothing more', async () => {
    const { last } = setUp();

    choose(docx);
    await settle(() => last().finish({ text: 'Imported' }));

    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  });

  it('says that a very long file was cut', async () => {
    const { last } = setUp();

    choose(docx);
    await settle(() => last().finish({ text: 'Imported' }, { isCut: true }));

    expect(panel()).toHaveTextContent('Only its beginning was taken');
  });

  it('forgets what stood out in the file when the text is cleared', async () => {
    const { last, source } = setUp();
    choose(docx);
    await settle(() => last().finish({ text: 'Imported', emphasis: ['term'] }));

    fill(area(), '');

    expect(source()).toEqual(NO_SOURCE);
  });
});

describe('drop', () => {
  it('[U-19] anywhere on the panel imports, and shows where it would land', async () => {
    const { last } = setUp();
    const dataTransfer = aTransfer({ files: [pdf] });

    fireEvent.dragOver(area(), { dataTransfer });
    expect(screen.getByText('Drop the file to import it')).toBeVisible();
    fireEvent.drop(screen.getByText('0 words'), { dataTransfer });

    expect(screen.queryByText('Drop the file to import it')).not.toBeInTheDocument();
    expect(last().file).toBe(pdf);
  });

  it('[U-19] takes the first of several files and says so', async () => {
    const { last, runs } = setUp({ isGuest: true });

    fireEvent.drop(area(), { dataTransfer: aTransfer({ files: [docx, pdf] }) });
    await settle(() => last().finish({ text: 'Imported' }));

    expect(runs).toHaveLength(1);
    expect(panel()).toHaveTextContent('Only the first file was taken: notes.docx.');
  });

  it('[B-121] of a folder is refused', () => {
    const { runs } = setUp();

    fireEvent.drop(area(), { dataTransfer: aTransfer({ files: [pdf], isFolder: true }) });

    expect(notice()).toHaveTextContent(EXTRACTION_MESSAGES.unsupported);
    expect(runs).toEqual([]);
  });

  it('[U-19] outside the panel never leaves the app', () => {
    const { runs } = setUp();
    const dataTransfer = aTransfer({ files: [pdf] });
    const over = createEvent.dragOver(document.body, { dataTransfer });
    const drop = createEvent.drop(document.body, { dataTransfer });

    fireEvent(document.body, over);
    fireEvent(document.body, drop);

    expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true]);
    expect(runs).toEqual([]);
  });

  it('of a selected text stays with the text area', () => {
    setUp();
    const dataTransfer = aTransfer({ types: ['text/plain'] });
    const drop = createEvent.drop(area(), { dataTransfer });

    fireEvent(area(), drop);

    expect(drop.defaultPrevented).toBe(false);
  });

  it('the invitation goes when the drag leaves the panel', () => {
    setUp();
    fireEvent.dragOver(area(), { dataTransfer: aTransfer({ files: [pdf] }) });

    leavePanel(area());
    expect(screen.getByText('Drop the file to import it')).toBeVisible();
    leavePanel(document.body);

    expect(screen.queryByText('Drop the file to import it')).not.toBeInTheDocument();
  });
});

describe('paste', () => {
  it('[U-19] of a file imports it, wherever on the screen', () => {
    const { runs } = setUp();

    fireEvent.paste(area(), { clipboardData: aTransfer({ files: [pdf] }) });
    fireEvent.paste(document.body, { clipboardData: aTransfer({ files: [docx] }) });

    expect(runs.map(({ file }) => file)).toEqual([pdf, docx]);
  });

  it('into another field is that field’s', () => {
    const { runs } = setUp();

    fireEvent.paste(screen.getByLabelText('Elsewhere'), {
      clipboardData: aTransfer({ files: [pdf] }),
    });

    expect(runs).toEqual([]);
  });

  it('of text stays with the text area', () => {
    setUp();
    const event = createEvent.paste(area(), {
      clipboardData: aTransfer({ types: ['text/plain'] }),
    });

    fireEvent(area(), event);

    expect(event.defaultPrevented).toBe(false);
  });
});

describe('a book', () => {
  const BOOK = 'Plants turn light into sugar.\n\n'.repeat(10_000);
  const paste = (text: string) =>
    fireEvent.paste(area(), { clipboardData: aTransfer({ types: ['text/plain'], text }) });
  const position = () => screen.getByText(/^Part \d+ of \d+$/);

  function select(start: number, end: number) {
    const field = area();
    if (field instanceof HTMLTextAreaElement) {
      field.setSelectionRange(start, end);
    }
  }

  it('is shown part by part, because a text area breaks all of its lines at once', async () => {
    const { source } = setUp();
    paste(BOOK);
    const first = area().textContent;
    expect(source().text).toBe(BOOK);
    expect(first.length).toBeLessThanOrEqual(60_000);
    expect(position()).toHaveTextContent('Part 1 of 5');

    await userEvent.click(screen.getByRole('button', { name: 'Next part' }));

    expect(position()).toHaveTextContent('Part 2 of 5');
    expect(BOOK.startsWith(first + area().textContent)).toBe(true);
    expect(screen.getByText('50,000 words')).toBeVisible();
  });

  it('is edited where it is open', async () => {
    const { source } = setUp();
    paste(BOOK);
    await userEvent.click(screen.getByRole('button', { name: 'Next part' }));
    const start = BOOK.indexOf(area().textContent, 1_000);

    fill(area(), `Chapter 2. ${area().textContent}`);

    expect(source().text).toHaveLength(BOOK.length + 'Chapter 2. '.length);
    expect(source().text.indexOf('Chapter 2. ')).toBeGreaterThan(start);
    expect(position()).toHaveTextContent('Part 2 of 5');
  });

  it('gives way as a whole when all of it is selected, and can be brought back', async () => {
    const { source } = setUp();
    paste(BOOK);
    select(0, area().textContent.length);
    paste('Osmosis');
    expect(source().text).toBe('Osmosis');

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(source().text).toBe(BOOK);

    select(0, area().textContent.length);
    fireEvent.keyDown(area(), { key: 'Delete' });
    expect(source().text).toBe('');
  });

  it('takes a short paste as the browser does', () => {
    const { source } = setUp();
    paste(BOOK);
    select(3, 3);
    paste('Osmosis');
    expect(source().text).toBe(BOOK);
  });
});
