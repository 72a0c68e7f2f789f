import type { StudyDocument } from '@scholar/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { speak } from '../../../testing/speak';
import { aDocument, createDocumentServer, openDocuments } from '../testing/document-server';

const SOURCE =
  'Every cell has a membrane.\n\nOsmosis moves water toward the side with more solute.';
const CONTENT = 'Cells have membranes.\n\nWater follows the solute.';
const QUOTE = 'Osmosis moves water toward the side with more solute.';
const AT = SOURCE.indexOf(QUOTE);

const CITED = aDocument({
  content: CONTENT,
  sourceText: SOURCE,
  summarySources: [
    { sentence: 'Cells have membranes.', quote: 'Every cell has a membrane.', start: 0, end: 26 },
    {
      sentence: 'Water follows the solute.',
      quote: QUOTE,
      start: AT,
      end: AT + QUOTE.length,
    },
  ],
});

const scrollIntoView = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 8, 17, 9) });
  stubNativeDialogs();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** A window in which the source text has room beside the summary, or none. */
function stubWidth(isWide: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isWide && media.includes('1024'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

async function openToRead(document: StudyDocument, { search = '', isWide = true } = {}) {
  stubWidth(isWide);
  const view = openDocuments(
    `/saved-documents?document=12${search}`,
    createDocumentServer([document]),
  );
  await screen.findByRole('heading', { level: 1, name: document.title });
  return view;
}

const marked = () => document.querySelector('mark')?.textContent;

describe('a saved document', () => {
  it('opens to be read: its name, field, day and text', async () => {
    await openToRead(aDocument());

    const article = within(screen.getByRole('article'));
    expect(article.getByText('Biology')).toBeVisible();
    expect(article.getByText(/^updated yesterday · 09\/16\/2025/)).toBeVisible();
    expect(article.getByText('Water follows the solute.')).toBeVisible();
    expect(document.title).toBe('Membrane transport · Saved Documents · Scholar');
  });

  it('leads to new cards, and to the form below', async () => {
    const { user } = await openToRead(aDocument());
    expect(screen.getByRole('link', { name: 'Make cards' })).toHaveAttribute(
      'href',
      '/flashcards?document=12',
    );

    await user.click(screen.getByRole('button', { name: 'Edit' }));

    expect(await screen.findByLabelText('Document Title')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Edit Document' })).toBeVisible();
  });

  it('has an outline where it has headings, and goes to them', async () => {
    const prose = 'Every cell is wrapped in a membrane that decides what may enter.';
    const { user } = await openToRead(
      aDocument({ content: `Membranes\n${prose}\n\nPumps\n${prose}` }),
    );
    const outline = within(screen.getByRole('navigation', { name: 'Outline' }));

    await user.click(outline.getByRole('button', { name: 'Pumps' }));

    expect(screen.getByRole('heading', { level: 3, name: 'Pumps' })).toBeVisible();
    expect(scrollIntoView.mock.instances[0]).toHaveTextContent('Pumps');
  });

  it('has none with fewer than two', async () => {
    await openToRead(aDocument());

    expect(screen.queryByRole('navigation', { name: 'Outline' })).not.toBeInTheDocument();
  });

  it('speaks Vietnamese', async () => {
    speak('vi');
    await openToRead(aDocument());

    expect(screen.getByRole('link', { name: 'Tạo thẻ' })).toBeVisible();
    expect(screen.getByText(/^cập nhật hôm qua/)).toBeVisible();
  });
});

describe('a summary with its sources', () => {
  it('has numbers that mark their passages in the text beside it', async () => {
    const { user } = await openToRead(CITED);
    const source = screen.getByRole('region', { name: 'Source text' });
    expect(within(source).queryByText(QUOTE, { selector: 'mark' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Source 2' }));

    expect(within(source).getByText(QUOTE, { selector: 'mark' })).toBeVisible();
  });

  it('has numbers in the text, too, that lead back', async () => {
    await openToRead(CITED);
    const source = screen.getByRole('region', { name: 'Source text' });
    const [first] = source.querySelectorAll('[data-number="1"]');

    fireEvent.click(first as Element);

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Source 1' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  });

  it('quotes the passage where the text has no room beside it', async () => {
    const { user } = await openToRead(CITED, { isWide: false });
    expect(screen.queryByRole('region', { name: 'Source text' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Source 2' }));

    expect(screen.getByText(QUOTE, { selector: 'mark' })).toBeVisible();
  });

  it('has no numbers where none were kept', async () => {
    await openToRead({ ...CITED, summarySources: [] });

    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent(
      'Water follows the solute.',
    );
    expect(screen.queryByRole('button', { name: /^Source \d/ })).not.toBeInTheDocument();
  });

  it('has no number at a sentence that was rewritten since', async () => {
    await openToRead({ ...CITED, content: 'Cells have membranes.\n\nWater moves.' });

    expect(screen.getByRole('button', { name: 'Source 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Source 2' })).not.toBeInTheDocument();
  });
});

describe('the passage of a card', () => {
  const search = `&passage=${AT}-${AT + QUOTE.length}`;

  it('is marked and in view when the document opens', async () => {
    await openToRead(CITED, { search });

    expect(marked()).toBe(QUOTE);
  });

  it('unfolds the text on a narrow screen, and scrolls there', async () => {
    await openToRead(CITED, { search, isWide: false });

    expect(marked()).toBe(QUOTE);
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('is marked in a document without a summary', async () => {
    const { updateDate } = CITED;
    await openToRead(aDocument({ content: SOURCE, uploadDate: updateDate, updateDate }), {
      search,
    });

    expect(marked()).toBe(QUOTE);
  });

  it('is not guessed in a text that was edited since', async () => {
    await openToRead(aDocument({ content: `Now longer. ${SOURCE}` }), { search });

    expect(marked()).toBeUndefined();
    expect(screen.getByText('The passage of this card is no longer in the text.')).toBeVisible();
  });
});
