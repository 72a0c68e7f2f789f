import {
  aiEndpoints,
  DEFAULT_SUMMARY,
  documentEndpoints,
  MESSAGES,
  STUDY_MESSAGES,
  SUMMARY_MESSAGE_MS,
  type Summary,
  TYPING_MS,
} from '@scholar/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { drafts } from '../../lib/drafts/drafts';
import { takeReturnTo } from '../../lib/page/return-to';
import { clearSession, storeToken, storeUser } from '../../lib/session/session';
import { aUser } from '../../testing/builders';
import { passTime, stopClock } from '../../testing/clock';
import { createFakeApi, type FakeApi } from '../../testing/fake-api';
import { fill } from '../../testing/fill';
import { renderScreen } from '../../testing/render-screen';
import { ImporterContext } from '../import-document/public';
import { SummarizeScreen } from './summarize-screen';

const TEXT = 'Cells have a membrane.\n\nWater moves toward solute. This is osmosis.';
const QUOTE = 'Water moves toward solute.';

const SUMMARY: Summary = {
  summarized_content: 'A membrane wraps cells.\n\nOsmosis moves water.',
  generated_document_name: 'Membrane transport',
  field_of_document: 'Biology',
  sources: [
    { sentence: 'A membrane wraps cells.', ...quoteOf('Cells have a membrane.') },
    { sentence: 'Osmosis moves water.', ...quoteOf(QUOTE) },
  ],
};

const ROW = {
  documentId: 3,
  title: 'Membrane transport',
  field: 'Biology' as const,
  uploadDate: '2026-01-01T00:00:00.000Z',
  updateDate: '2026-01-01T00:00:00.000Z',
};

function storedAs({ title }: { title: string }) {
  const content = SUMMARY.summarized_content;
  return { ...ROW, title, content, sourceText: TEXT, sourceEmphasis: [], summarySources: [] };
}

function quoteOf(quote: string) {
  const start = TEXT.indexOf(quote);
  return { quote, start, end: start + quote.length };
}

function createServer(): FakeApi {
  const api = createFakeApi();
  api.answer(aiEndpoints.summarize, SUMMARY);
  api.answer(documentEndpoints.upload, ({ body }) => ({ ...ROW, title: body.title }));
  api.answer(documentEndpoints.update, ({ body }) => ({ ...ROW, title: body.title }));
  return api;
}

type Options = { api?: FakeApi; isGuest?: boolean };

async function open({ api = createServer(), isGuest = false }: Options = {}) {
  const view = renderScreen(
    <ImporterContext value={() => new Promise(() => undefined)}>
      <Routes>
        <Route path="/summarize" element={<SummarizeScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </ImporterContext>,
    { route: '/summarize', api, ...(isGuest ? {} : { session: { user: aUser() } }) },
  );
  await screen.findByRole('heading', { name: 'Document Summarization' });
  return view;
}

/** Opens the screen with a summary on it, name and field typed in to the end. */
async function openWithSummary(options: Options = {}) {
  const view = await open(options);
  fill(source(), TEXT);
  await press('AI Generate');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.focus(field);
  return view;
}

function source() {
  return screen.getByRole('textbox', { name: 'Original Document' });
}

function nameField() {
  return screen.getByRole('textbox', { name: 'Name' });
}

function summaryPanel() {
  return screen.getByRole('region', { name: 'Generated Summary' });
}

async function press(name: string) {
  await act(async () => screen.getByRole('button', { name }).click());
}

/** Every upload from now on waits for `finish`. */
function holdUpload(api: FakeApi) {
  const held = { finish: () => undefined as void };
  api.answer(
    documentEndpoints.upload,
    ({ body }) =>
      new Promise((resolve) => {
        held.finish = () => resolve({ ...ROW, title: body.title });
      }),
  );
  return held;
}

function unanswered() {
  return new Promise<never>(() => undefined);
}

beforeEach(async () => {
  await drafts.dropAll();
});

describe('the screen', () => {
  it('[U-30] has its own title and two panels, the summary read-only and empty', async () => {
    await open();

    expect(document.title).toBe('Document Summarization · Scholar');
    expect(source()).toBeVisible();
    expect(within(summaryPanel()).queryByRole('textbox')).not.toBeInTheDocument();
    expect(summaryPanel()).toHaveTextContent('No summary yet.');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('counts the words of both texts', async () => {
    await openWithSummary();

    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Original Document' })).toHaveTextContent(
        '11 words',
      ),
    );
    expect(summaryPanel()).toHaveTextContent('7 words');
  });

  it('[B-77] isolates what users write from the direction of the page', async () => {
    await openWithSummary();

    expect(source()).toHaveAttribute('dir', 'auto');
    expect(nameField()).toHaveAttribute('dir', 'auto');
  });
});

describe('AI Generate', () => {
  it.each(['', ' \n\t\u200b '])('[B-119] asks for a text instead of sending %j', async (text) => {
    const { api } = await open();
    fill(source(), text);

    await press('AI Generate');

    expect(source()).toHaveAccessibleDescription(STUDY_MESSAGES.summaryText);
    expect(source()).toHaveFocus();
    expect(api.calls(aiEndpoints.summarize)).toEqual([]);
  });

  it('says no more about the missing text once there is one', async () => {
    await open();
    await press('AI Generate');

    fill(source(), TEXT);

    expect(screen.queryByText(STUDY_MESSAGES.summaryText)).not.toBeInTheDocument();
  });

  it('[B-119] refuses a text over 1 MiB before it is sent, and names the limit', async () => {
    const { api } = await open();
    fill(source(), 'ộ'.repeat(400_000));

    await press('AI Generate');

    expect(source()).toHaveAccessibleDescription(/too long: 1,172 kB\. Up to 1,024 kB/);
    expect(api.calls(aiEndpoints.summarize)).toEqual([]);
  });

  it('sends the text exactly as it stands, quietly', async () => {
    const { api } = await openWithSummary();

    const [call] = api.calls(aiEndpoints.summarize);
    expect(call?.body).toEqual({ document_text: TEXT, emphasis: [], headings: [] });
    expect(call?.options.isQuiet).toBe(true);
  });

  it('shows the messages of the specification in turn, every 500 ms', async () => {
    stopClock();
    const api = createServer();
    api.answer(aiEndpoints.summarize, unanswered);
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');

    const shown: (string | undefined)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      shown.push(visibleMessage());
      await passTime(SUMMARY_MESSAGE_MS);
    }

    expect(shown).toEqual([
      'Analyzing document',
      'Summarizing content',
      'Refining summary',
      'Almost done',
      'Analyzing document',
    ]);
  });

  it('[U-08] tells a screen reader once that it works, and once that it is done', async () => {
    stopClock();
    const api = createServer();
    let finish: (summary: Summary) => void = () => undefined;
    api.answer(
      aiEndpoints.summarize,
      () =>
        new Promise<Summary>((resolve) => {
          finish = resolve;
        }),
    );
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');

    expect(screen.getByText('Generating the summary.')).toHaveAttribute('role', 'status');
    await passTime(SUMMARY_MESSAGE_MS);
    expect(screen.getByText('Summarizing content')).toHaveAttribute('aria-hidden', 'true');
    await act(async () => finish(SUMMARY));

    expect(screen.getByText('The summary is ready.')).toHaveAttribute('role', 'status');
  });

  it('[U-18] says after 10 s that it is still working', async () => {
    stopClock();
    const api = createServer();
    api.answer(aiEndpoints.summarize, unanswered);
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');

    await passTime(9_999);
    expect(screen.queryByText(/Still working/)).not.toBeInTheDocument();
    await passTime(1);

    expect(screen.getByText(/Still working/)).toBeVisible();
  });

  it('[U-23] works on one summary at a time', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, unanswered);
    await open({ api });
    fill(source(), TEXT);

    await press('AI Generate');
    await press('AI Generate');

    expect(api.calls(aiEndpoints.summarize)).toHaveLength(1);
  });

  it('[D-30] falls back to the default name and field when the answer has none', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, { summarized_content: 'A summary.' });
    await openWithSummary({ api });

    expect(nameField()).toHaveValue(DEFAULT_SUMMARY.name);
    expect(screen.getByRole('combobox', { name: 'Field' })).toHaveValue(DEFAULT_SUMMARY.field);
  });

  it('says when a part of the text is missing', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, { ...SUMMARY, notice: 'part_missing' });
    await openWithSummary({ api });

    expect(summaryPanel()).toHaveTextContent('did not answer for a part of your text');
  });

  it('says when another engine had to stand in', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, {
      ...SUMMARY,
      engine: { name: 'embedded', isFallback: true },
    });
    await openWithSummary({ api });

    expect(summaryPanel()).toHaveTextContent('the built-in engine wrote this');
  });
});

describe('the name and the field', () => {
  it('are typed in letter by letter, 40 ms each', async () => {
    stopClock();
    await open();
    fill(source(), TEXT);
    await press('AI Generate');

    expect(nameField()).toHaveValue('');
    await passTime(TYPING_MS * 3);
    expect(nameField()).toHaveValue('Mem');
    expect(screen.getByText('Field: Bio')).toBeVisible();
    await passTime(TYPING_MS * 15);

    expect(nameField()).toHaveValue('Membrane transport');
    expect(screen.getByText('Field: Biology')).toBeVisible();
  });

  it('[U-07] are there at once with reduced motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    stopClock();
    await open();
    fill(source(), TEXT);
    await press('AI Generate');

    expect(nameField()).toHaveValue('Membrane transport');
  });

  it('[U-07] never make anybody wait: whoever edits sees the whole name', async () => {
    stopClock();
    await open();
    fill(source(), TEXT);
    await press('AI Generate');
    await passTime(TYPING_MS);

    fireEvent.focus(nameField());
    expect(nameField()).toHaveValue('Membrane transport');
    fill(nameField(), 'Osmosis');
    await passTime(TYPING_MS * 20);

    expect(nameField()).toHaveValue('Osmosis');
  });

  it('[U-07] are saved whole, however much of them shows', async () => {
    stopClock();
    const { api } = await open();
    fill(source(), TEXT);
    await press('AI Generate');
    await passTime(TYPING_MS);

    await press('Save');

    expect(api.calls(documentEndpoints.upload)[0]?.body).toMatchObject({
      title: 'Membrane transport',
      field: 'Biology',
    });
  });

  it('[B-76] show what looks like markup as text', async () => {
    const api = createServer();
    const name = '<img src=x onerror=alert(1)>';
    api.answer(aiEndpoints.summarize, {
      ...SUMMARY,
      generated_document_name: name,
      summarized_content: `${name} {{7*7}}`,
      sources: [],
    });
    await openWithSummary({ api });

    expect(nameField()).toHaveValue(name);
    expect(summaryPanel()).toHaveTextContent(`${name} {{7*7}}`);
    expect(summaryPanel().querySelector('img')).toBeNull();
  });
});

describe('a failed generation', () => {
  it('shows the sentence of the specification and the reason, and can be tried again', async () => {
    const api = createServer();
    api.answer(
      aiEndpoints.summarize,
      new ApiError(MESSAGES.tooMany, { code: 'too_many_requests', status: 429 }),
    );
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');

    expect(summaryPanel()).toHaveTextContent(STUDY_MESSAGES.summaryFailed);
    expect(summaryPanel()).toHaveTextContent(MESSAGES.tooMany);
    expect(source()).toHaveValue(TEXT);

    api.answer(aiEndpoints.summarize, SUMMARY);
    await press('Try again');
    expect(summaryPanel()).toHaveTextContent('Osmosis moves water.');
    expect(summaryPanel()).not.toHaveTextContent(STUDY_MESSAGES.summaryFailed);
  });

  it('[U-32] without a connection says so', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, new ApiError('Nothing answered.', { code: 'offline' }));
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');

    expect(summaryPanel()).toHaveTextContent('Check your connection');
  });

  it('takes an empty summary for a failure', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, { summarized_content: ' ' });
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');

    expect(summaryPanel()).toHaveTextContent(STUDY_MESSAGES.summaryFailed);
  });

  it('is no longer mentioned once another text has taken the place of this one', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, new ApiError('', { code: 'internal', status: 500 }));
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');
    expect(summaryPanel()).toHaveTextContent(STUDY_MESSAGES.summaryFailed);

    fill(source(), 'Enzymes speed up reactions.');

    expect(summaryPanel()).not.toHaveTextContent(STUDY_MESSAGES.summaryFailed);
  });

  it('leaves the earlier summary in its place', async () => {
    const { api } = await openWithSummary();
    api.answer(aiEndpoints.summarize, new ApiError('', { code: 'internal', status: 500 }));

    await press('AI Generate');

    expect(summaryPanel()).toHaveTextContent(STUDY_MESSAGES.summaryFailed);
    expect(summaryPanel()).toHaveTextContent('Osmosis moves water.');
    expect(nameField()).toHaveValue('Membrane transport');
  });
});

describe('Cancel', () => {
  it('[U-18] ends the call at once and leaves the earlier summary as it was', async () => {
    const { api } = await openWithSummary();
    fill(nameField(), 'My name for it');
    api.answer(aiEndpoints.summarize, unanswered);
    await press('AI Generate');

    await press('Cancel');

    expect(api.calls(aiEndpoints.summarize)[1]?.options.signal?.aborted).toBe(true);
    expect(nameField()).toHaveValue('My name for it');
    expect(summaryPanel()).not.toHaveTextContent(STUDY_MESSAGES.summaryFailed);
    expect(screen.getByText('Cancelled.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'AI Generate' })).toHaveFocus();
  });

  it('ignores an answer that comes too late', async () => {
    const api = createServer();
    let finish: (summary: Summary) => void = () => undefined;
    api.answer(
      aiEndpoints.summarize,
      () =>
        new Promise<Summary>((resolve) => {
          finish = resolve;
        }),
    );
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');
    await press('Cancel');

    await act(async () => finish(SUMMARY));

    expect(summaryPanel()).toHaveTextContent('No summary yet.');
  });

  it('[U-18] is what leaving the page does, too', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, unanswered);
    const { unmount } = await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');

    unmount();

    expect(api.calls(aiEndpoints.summarize)[0]?.options.signal?.aborted).toBe(true);
  });
});

describe('a second summary', () => {
  it('gives an unsaved first one back on demand', async () => {
    const { api } = await openWithSummary();
    fill(nameField(), 'The first');
    api.answer(aiEndpoints.summarize, { ...SUMMARY, summarized_content: 'Another.', sources: [] });
    await press('AI Generate');
    expect(summaryPanel()).toHaveTextContent('Another.');

    await press('Bring it back');

    expect(nameField()).toHaveValue('The first');
    expect(summaryPanel()).toHaveTextContent('Osmosis moves water.');
  });

  it('is not lost either when the first one comes back: they change places', async () => {
    const { api } = await openWithSummary();
    api.answer(aiEndpoints.summarize, { ...SUMMARY, summarized_content: 'Another.', sources: [] });
    await press('AI Generate');
    fill(nameField(), 'The second');

    await press('Bring it back');
    await press('Bring it back');

    expect(nameField()).toHaveValue('The second');
    expect(summaryPanel()).toHaveTextContent('Another.');
  });

  it('waits for the first one to be saved', async () => {
    const api = createServer();
    const save = holdUpload(api);
    await openWithSummary({ api });
    await press('Save');

    expect(screen.getByRole('button', { name: 'AI Generate' })).toBeDisabled();
    await act(async () => save.finish());
    await press('OK');
    expect(screen.getByRole('button', { name: 'AI Generate' })).toBeEnabled();
  });

  it('is not taken for the one whose save was on its way, nor saved over it', async () => {
    const { api } = await openWithSummary();
    fill(nameField(), 'The first');
    api.answer(aiEndpoints.summarize, { ...SUMMARY, summarized_content: 'Another.', sources: [] });
    await press('AI Generate');
    const save = holdUpload(api);
    await press('Save');
    await press('Bring it back');

    await act(async () => save.finish());
    await press('OK');
    expect(nameField()).toHaveValue('The first');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('data-state', 'unsaved');
    await press('Save');

    expect(api.calls(documentEndpoints.update)).toEqual([]);
    expect(api.calls(documentEndpoints.upload)[1]?.body.title).toBe('The first');
  });

  it('says nothing about a saved one', async () => {
    await openWithSummary();
    await press('Save');
    await press('OK');

    await press('AI Generate');

    expect(screen.queryByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument();
  });
});

describe('Save', () => {
  it('sends name, field, summary and the text it was made from, with a key', async () => {
    const { api } = await openWithSummary();
    fill(nameField(), '  Osmosis  ');
    fill(source(), 'Something else by now');

    await press('Save');

    const [call] = api.calls(documentEndpoints.upload);
    expect(call?.body).toEqual({
      title: 'Osmosis',
      field: 'Biology',
      content: SUMMARY.summarized_content,
      sourceText: TEXT,
      sourceEmphasis: [],
      summarySources: SUMMARY.sources,
    });
    expect(call?.options.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is red with a hint, works, and ends blue as Saved with a dialog', async () => {
    const api = createServer();
    let finish: () => void = () => undefined;
    api.answer(
      documentEndpoints.upload,
      () =>
        new Promise((resolve) => {
          finish = () => resolve(ROW);
        }),
    );
    await openWithSummary({ api });
    expect(summaryPanel()).toHaveTextContent("Don't forget to save your document!");

    await press('Save');
    expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => finish());

    const dialog = await screen.findByRole('dialog', { name: 'Document Saved!' });
    expect(dialog).toHaveTextContent('Membrane transport');
    expect(dialog).toHaveTextContent('Biology');
    await press('OK');
    expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('data-state', 'saved');
    expect(summaryPanel()).not.toHaveTextContent("Don't forget to save your document!");
  });

  it('[U-23] twice at once makes one document', async () => {
    const { api } = await openWithSummary();

    await act(async () => {
      const button = screen.getByRole('button', { name: 'Save' });
      button.click();
      button.click();
    });

    expect(api.calls(documentEndpoints.upload)).toHaveLength(1);
  });

  it('[B-78] repeats the key of a content whose first try failed', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { api } = await openWithSummary();
    api.answer(documentEndpoints.upload, new ApiError('Nothing answered.', { code: 'offline' }));
    await press('Save');
    await press('Retry');

    const keys = api.calls(documentEndpoints.upload).map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('[B-78] uses another key for another content', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { api } = await openWithSummary();
    api.answer(documentEndpoints.upload, new ApiError('Nothing answered.', { code: 'offline' }));
    await press('Save');
    fill(nameField(), 'Osmosis');
    await press('Save');

    const keys = api.calls(documentEndpoints.upload).map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('[D-25] that fails logs it, says so, keeps everything and can be tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const api = createServer();
    api.answer(
      documentEndpoints.upload,
      new ApiError(STUDY_MESSAGES.documentTooLarge, { code: 'too_large', status: 413 }),
    );
    await openWithSummary({ api });
    fill(nameField(), 'My name for it');

    await press('Save');

    expect(warn.mock.calls).toEqual([['Failed to save document']]);
    expect(summaryPanel()).toHaveTextContent('Not saved yet. Your text is kept.');
    expect(summaryPanel()).toHaveTextContent(STUDY_MESSAGES.documentTooLarge);
    expect(nameField()).toHaveValue('My name for it');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it.each([
    ['', STUDY_MESSAGES.title],
    ['   ', STUDY_MESSAGES.title],
    ['x'.repeat(256), STUDY_MESSAGES.titleTooLong],
  ])('[B-73] asks for a better name than %j', async (name, message) => {
    const { api } = await openWithSummary();
    fill(nameField(), name);

    await press('Save');

    expect(nameField()).toHaveAccessibleDescription(message);
    expect(nameField()).toHaveFocus();
    expect(api.calls(documentEndpoints.upload)).toEqual([]);
  });

  it('renames the saved document after an edit instead of making a second one', async () => {
    const { api } = await openWithSummary();
    await press('Save');
    await press('OK');

    fill(nameField(), 'Osmosis');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('data-state', 'unsaved');
    await press('Save');

    expect(api.calls(documentEndpoints.upload)).toHaveLength(1);
    expect(api.calls(documentEndpoints.update)[0]).toMatchObject({
      params: { documentId: '3' },
      body: { title: 'Osmosis', updateDate: ROW.updateDate },
    });
    await press('OK');
    expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
  });

  it.each([
    ['deleted', 'not_found', 404],
    ['changed elsewhere', 'conflict', 409],
  ] as const)('saves anew when the first document was %s since', async (_, code, status) => {
    const { api } = await openWithSummary();
    await press('Save');
    await press('OK');
    api.answer(documentEndpoints.update, new ApiError('', { code, status }));
    api.answer(documentEndpoints.get, storedAs({ title: 'Theirs' }));

    fill(nameField(), 'Osmosis');
    await press('Save');

    expect(api.calls(documentEndpoints.upload)[1]?.body.title).toBe('Osmosis');
  });

  it('[B-78] makes no second document where only the answer to the first try was lost', async () => {
    const { api } = await openWithSummary();
    await press('Save');
    await press('OK');
    api.answer(documentEndpoints.update, new ApiError('', { code: 'conflict', status: 409 }));
    api.answer(documentEndpoints.get, storedAs({ title: 'Osmosis' }));

    fill(nameField(), 'Osmosis');
    await press('Save');
    await press('OK');

    expect(api.calls(documentEndpoints.upload)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
  });

  it('is still heard of when the name is edited on its way', async () => {
    const api = createServer();
    const save = holdUpload(api);
    await openWithSummary({ api });
    await press('Save');
    fill(nameField(), 'Osmosis');
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible();

    await act(async () => save.finish());
    await press('OK');

    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('data-state', 'unsaved');
  });

  it('takes a change of the field for a change', async () => {
    const { api } = await openWithSummary();
    await press('Save');
    await press('OK');

    fill(screen.getByRole('combobox', { name: 'Field' }), 'Chemistry');
    expect(screen.getByText('Field: Chemistry')).toBeVisible();
    await press('Save');

    expect(api.calls(documentEndpoints.update)[0]?.body).toMatchObject({ field: 'Chemistry' });
  });
});

describe('a guest', () => {
  it('[D-24] may summarize', async () => {
    await openWithSummary({ isGuest: true });

    expect(summaryPanel()).toHaveTextContent('Osmosis moves water.');
  });

  it('[D-24] is asked to log in to save, and brought back', async () => {
    const { api, currentPath } = await openWithSummary({ isGuest: true });

    await press('Save');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(STUDY_MESSAGES.signInToSave);
    await press('Log in');

    expect(currentPath()).toBe('/login');
    expect(takeReturnTo()).toBe('/summarize');
    expect(api.calls(documentEndpoints.upload)).toEqual([]);
  });

  it('finds everything again after logging in', async () => {
    const { unmount } = await openWithSummary({ isGuest: true });
    fill(nameField(), 'My name for it');
    await press('Save');
    await press('Log in');
    unmount();

    await open();

    expect(nameField()).toHaveValue('My name for it');
    expect(source()).toHaveValue(TEXT);
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('may stay a guest', async () => {
    await openWithSummary({ isGuest: true });

    await press('Save');
    await press('Cancel');

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(nameField()).toHaveValue('Membrane transport');
  });
});

describe('unfinished work', () => {
  it('[U-20] survives a reload: text, summary, edits, and whether it is saved', async () => {
    const { unmount, api } = await openWithSummary();
    await press('Save');
    await press('OK');
    fill(source(), 'Edited text');
    unmount();

    await open({ api });

    expect(source()).toHaveValue('Edited text');
    expect(summaryPanel()).toHaveTextContent('Osmosis moves water.');
    expect(nameField()).toHaveValue('Membrane transport');
    expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
  });

  it('[U-20] survives a session that ends under it', async () => {
    const { unmount } = await openWithSummary();
    fill(nameField(), 'My name for it');
    act(() => clearSession());
    unmount();
    storeToken('new');
    storeUser(aUser());

    await open();

    expect(nameField()).toHaveValue('My name for it');
  });

  it('[U-20] is not hidden by a look at the empty screen before signing in again', async () => {
    const first = await openWithSummary();
    fill(nameField(), 'My name for it');
    first.unmount();
    clearSession();
    const guest = await open({ isGuest: true });
    expect(source()).toHaveValue('');
    guest.unmount();

    await open();

    expect(nameField()).toHaveValue('My name for it');
  });

  it('is forgotten when the screen is emptied', async () => {
    const { unmount } = await open();
    fill(source(), TEXT);
    fill(source(), '');
    unmount();

    expect(await drafts.find(7, 'summarize')).toBeUndefined();
  });

  it('is not shown to the next student', async () => {
    const { unmount } = await openWithSummary();
    unmount();
    storeUser(aUser({ userId: 8 }));

    renderScreen(<SummarizeScreen />, { session: { user: aUser({ userId: 8 }) } });
    await screen.findByRole('heading', { name: 'Document Summarization' });

    expect(source()).toHaveValue('');
  });

  it('starts anew where the kept copy is damaged', async () => {
    await drafts.keep(7, 'summarize', { source: 5 });

    await open();

    expect(source()).toHaveValue('');
  });

  it.each([
    ['an unsaved summary', true, async () => openWithSummary()],
    ['a text without a summary', false, async () => openWithText()],
    ['a saved summary', false, async () => openSaved()],
  ])('[U-20] asks before %s is left: %s', async (_, isAsked, prepare) => {
    await prepare();
    const event = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(isAsked);
  });

  async function openWithText() {
    await open();
    fill(source(), TEXT);
  }

  async function openSaved() {
    await openWithSummary();
    await press('Save');
    await press('OK');
  }
});

describe('where a sentence comes from', () => {
  function highlight() {
    return document
      .querySelector('textarea[name="document"]')
      ?.parentElement?.querySelector('mark');
  }

  it('is highlighted in the document when its number gets the focus', async () => {
    await openWithSummary();

    act(() => screen.getByRole('button', { name: 'Source 2' }).focus());

    expect(highlight()).toHaveTextContent(QUOTE);
    expect(screen.getByRole('button', { name: 'Source 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Source 2' })).toHaveAccessibleDescription(
      `Paragraph 2 of your document ${QUOTE}`,
    );
  });

  it('is highlighted when the mouse rests on the sentence, not when it passes', async () => {
    stopClock();
    await open();
    fill(source(), TEXT);
    await press('AI Generate');
    const sentence = screen.getByText('Osmosis moves water.');

    fireEvent.pointerEnter(sentence, { pointerType: 'mouse' });
    fireEvent.pointerLeave(sentence, { pointerType: 'mouse' });
    await passTime(1_000);
    expect(highlight()).toBeFalsy();
    fireEvent.pointerEnter(sentence, { pointerType: 'mouse' });
    await passTime(120);

    expect(highlight()).toHaveTextContent(QUOTE);
  });

  it('is shown and hidden by a touch', async () => {
    await openWithSummary();
    const sentence = screen.getByText('Osmosis moves water.');

    fireEvent.pointerUp(sentence, { pointerType: 'touch' });
    expect(highlight()).toHaveTextContent(QUOTE);
    fireEvent.pointerUp(sentence, { pointerType: 'touch' });

    expect(highlight()).toBeFalsy();
  });

  it('is forgotten with Escape, and when the document is edited', async () => {
    await openWithSummary();
    const number = screen.getByRole('button', { name: 'Source 1' });

    act(() => number.focus());
    fireEvent.keyDown(number, { key: 'Escape' });
    expect(highlight()).toBeFalsy();
    await press('Source 1');
    fill(source(), `${TEXT} More.`);

    expect(highlight()).toBeFalsy();
  });

  it('is found again after an edit, and quoted when it is gone', async () => {
    await openWithSummary();

    fill(source(), `An introduction. ${TEXT}`);
    await press('Source 2');
    expect(highlight()).toHaveTextContent(QUOTE);
    fill(source(), 'Everything is different.');
    await press('Source 2');

    expect(highlight()).toBeFalsy();
    expect(summaryPanel()).toHaveTextContent(`No longer in your document ${QUOTE}`);
  });

  it('is shown with its part of a very long document', async () => {
    await openWithSummary();
    fill(source(), `${'More about cells. '.repeat(10_000)}\n\n${TEXT}`);
    expect(screen.getByText('Part 1 of 3')).toBeVisible();

    await press('Source 2');

    expect(screen.getByText('Part 3 of 3')).toBeVisible();
    expect(highlight()).toHaveTextContent(QUOTE);
  });
});

describe('copy and print', () => {
  it('copies the summary as text and says so', async () => {
    const { user } = await openWithSummary();

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await navigator.clipboard.readText()).toBe(SUMMARY.summarized_content);
    const copied = screen.getByRole('button', { name: 'Copied' });
    expect(copied).toBeVisible();
    expect(within(copied).queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getAllByText('Copied').at(-1)).toHaveAttribute('role', 'status');
  });

  it('[U-28] prints with the browser', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await openWithSummary();

    await press('Print');

    expect(print).toHaveBeenCalledTimes(1);
  });
});

function visibleMessage(): string | undefined {
  const messages = ['Analyzing document', 'Summarizing content', 'Refining summary', 'Almost done'];
  return messages.find((message) => screen.queryByText(message) !== null);
}
