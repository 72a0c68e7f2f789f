import {
  accountEndpoints,
  aiEndpoints,
  documentEndpoints,
  MESSAGES,
  STUDY_MESSAGES,
  takeoutEndpoints,
  teamUsageEndpoints,
} from '@scholar/contract';
import { describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/builders';
import { ApiError, serverMessage } from '../api/api';
import { createApi } from './create-api';

type Sent = { url: string; init: RequestInit };

function setUp({ token = 't-1', answer = envelope(null) }: Server = {}) {
  const sent: Sent[] = [];
  const stored: { token: string | null } = { token };
  const onUnauthenticated = vi.fn();
  const reportAnswer = vi.fn();
  const busy: string[] = [];
  const api = createApi({
    base: ({ answer: kind }) => (kind === 'bare' ? '/ai' : '/api'),
    readToken: () => stored.token,
    onUnauthenticated,
    reportAnswer,
    startBusy: () => {
      busy.push('start');
      return () => busy.push('end');
    },
    fetch: async (url, init) => {
      sent.push({ url, init });
      return typeof answer === 'function' ? answer(init) : answer;
    },
  });
  return { api, sent, stored, onUnauthenticated, reportAnswer, busy };
}

type Server = { token?: string | null; answer?: Answer };
type Answer = Response | ((init: RequestInit) => Response | Promise<Response>);

function envelope(data: unknown, status = 200, rest: object = {}, headers: HeadersInit = {}) {
  const body = { responseCode: status, message: 'OK', data, ...rest };
  return new Response(JSON.stringify(body), { status, headers });
}

function refusal(status: number, errorCode: string, message: string, headers?: HeadersInit) {
  return envelope(null, status, { message, errorCode }, headers);
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (!(outcome instanceof ApiError)) {
    throw new TypeError('The call did not end in an ApiError.', { cause: outcome });
  }
  return outcome;
}

describe('requests', () => {
  it('puts params into the path, escaped, and the body into JSON', async () => {
    const { api, sent } = setUp();

    await api(accountEndpoints.changePasswordNoToken, {
      params: { email: 'a/b?c@x.vn', code: '123456' },
      body: { newPassword: 'Abc123' },
    });

    expect(sent[0]?.url).toBe('/api/user/change-password-no-token/a%2Fb%3Fc%40x.vn/123456');
    expect(sent[0]?.init.method).toBe('PUT');
    expect(sent[0]?.init.body).toBe('{"newPassword":"Abc123"}');
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
  });

  it('sends the token only where it is required', async () => {
    const { api, sent } = setUp({ answer: () => envelope(null) });

    await api(accountEndpoints.logout);
    await api(accountEndpoints.sendVerification, { params: { email: 'a@b.co' } });

    const tokens = sent.map(({ init }) => new Headers(init.headers).get('authorization'));
    expect(tokens).toEqual(['Bearer t-1', null]);
  });

  it('sends a form as it is, without naming a content type', async () => {
    const { api, sent } = setUp();
    const form = new FormData();

    await api(accountEndpoints.updateProfilePicture, {}, { form });

    expect(sent[0]?.init.body).toBe(form);
    expect(new Headers(sent[0]?.init.headers).has('content-type')).toBe(false);
  });

  it('lets a request outlive the page when asked to', async () => {
    const { api, sent } = setUp({ answer: () => envelope(null) });

    await api(accountEndpoints.logout, {}, { keepalive: true });

    expect(sent[0]?.init.keepalive).toBe(true);
  });
});

describe('calls that make something', () => {
  const row = {
    documentId: 3,
    title: 'Osmosis',
    field: 'Biology',
    uploadDate: '2026-01-01T00:00:00.000Z',
    updateDate: '2026-01-01T00:00:00.000Z',
  };
  const body = { title: 'Osmosis', field: 'Biology', content: 'Water moves.' };

  it('[B-78] carry the key that makes a retry harmless', async () => {
    const { api, sent } = setUp({ answer: envelope(row) });

    await api(documentEndpoints.upload, { body }, { idempotencyKey: 'k-1' });

    expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toBe('k-1');
  });

  it('carry no key where none is given', async () => {
    const { api, sent } = setUp({ answer: envelope(row) });

    await api(documentEndpoints.upload, { body });

    expect(new Headers(sent[0]?.init.headers).has('idempotency-key')).toBe(false);
  });
});

describe('the AI calls', () => {
  const call = { body: { document_text: 'Water moves.' } };

  it('go to their own base without a token, and answer without the envelope', async () => {
    const { api, sent } = setUp({ answer: Response.json({ summarized_content: 'Water.' }) });

    const summary = await api(aiEndpoints.summarize, call);

    expect(summary).toEqual({ summarized_content: 'Water.' });
    expect(sent[0]?.url).toBe('/ai/summarize');
    expect(new Headers(sent[0]?.init.headers).has('authorization')).toBe(false);
  });

  it('refuse in the envelope like every other call', async () => {
    const answer = refusal(413, 'too_large', STUDY_MESSAGES.documentTextTooLarge);
    const { api } = setUp({ answer });

    const error = await failureOf(api(aiEndpoints.summarize, call));

    expect(error).toMatchObject({ code: 'too_large', status: 413 });
    expect(serverMessage(error)).toBe(STUDY_MESSAGES.documentTextTooLarge);
  });

  it.each([
    ['an envelope', envelope({ summarized_content: 'Water.' })],
    ['no JSON', new Response('<h1>Hotel sign-in</h1>')],
  ])('take %s for a bad answer', async (_, answer) => {
    const { api } = setUp({ answer });

    const error = await failureOf(api(aiEndpoints.summarize, call));

    expect(error).toMatchObject({ code: 'bad_answer', status: 200 });
  });
});

describe('answers', () => {
  it('gives the data of the envelope', async () => {
    const { api } = setUp({ answer: envelope(aUser()) });

    expect(await api(accountEndpoints.me)).toEqual(aUser());
  });

  it('carries code, status, message, Retry-After and request id of a refusal', async () => {
    const headers = { 'retry-after': '7', 'x-request-id': 'r-9' };
    const { api } = setUp({ answer: refusal(429, 'too_many_requests', MESSAGES.tooMany, headers) });

    const error = await failureOf(api(accountEndpoints.me));

    expect({ ...error, message: error.message }).toMatchObject({
      code: 'too_many_requests',
      status: 429,
      message: MESSAGES.tooMany,
      retryAfterSeconds: 7,
      requestId: 'r-9',
    });
    expect(serverMessage(error)).toBe(MESSAGES.tooMany);
  });

  it.each([
    ['a web page instead of JSON', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['JSON of another shape', Response.json({ hello: 1 }), 200],
    ['an envelope whose data is of another shape', envelope({ token: 5 }), 200],
  ])('refuses %s, with no message of the server to show', async (_, answer, status) => {
    const { api } = setUp({ answer });

    const error = await failureOf(
      api(accountEndpoints.login, { body: { email: 'a@b.co', password: 'secret1' } }),
    );

    expect(error).toMatchObject({ code: 'bad_answer', status });
    expect(serverMessage(error)).toBeUndefined();
  });

  it('takes a response code of failure for one, whatever the status says', async () => {
    const answer = envelope(null, 200, { responseCode: 409, message: MESSAGES.usernameTaken });
    const { api } = setUp({ answer });

    const error = await failureOf(api(accountEndpoints.logout));

    expect(serverMessage(error)).toBe(MESSAGES.usernameTaken);
  });

  it('[D-26] calls silence offline and reports it until something answers', async () => {
    let isDown = true;
    const { api, reportAnswer } = setUp({
      answer: () => {
        if (isDown) {
          throw new TypeError('Failed to fetch');
        }
        return envelope(null);
      },
    });

    const error = await failureOf(api(accountEndpoints.logout));
    isDown = false;
    await api(accountEndpoints.logout);

    expect(error).toMatchObject({ code: 'offline', status: 0 });
    expect(serverMessage(error)).toBeUndefined();
    expect(reportAnswer.mock.calls).toEqual([[false], [true]]);
  });

  it('[D-26] reports nothing of an AI call, which may run elsewhere', async () => {
    const words = { summarized_content: 'S', generated_document_name: 'N', field_of_document: 'F' };
    const asked = { body: { document_text: 'Osmosis.' } };
    const silent = setUp({ answer: () => Promise.reject(new TypeError('Failed to fetch')) });
    const well = setUp({ answer: Response.json(words) });

    const error = await failureOf(silent.api(aiEndpoints.summarize, asked));
    await well.api(aiEndpoints.summarize, asked);

    expect(error.code).toBe('offline');
    expect(silent.reportAnswer).not.toHaveBeenCalled();
    expect(well.reportAnswer).not.toHaveBeenCalled();
  });

  it('calls a request that ran out of time offline', async () => {
    const { api } = setUp({
      answer: (init) => {
        throw init.signal?.reason;
      },
    });
    const signal = AbortSignal.abort(new DOMException('Too slow.', 'TimeoutError'));

    const error = await failureOf(api(accountEndpoints.logout, {}, { signal }));

    expect(error.code).toBe('offline');
  });

  it('passes an abort on as it is: nobody is offline then', async () => {
    const { api, reportAnswer } = setUp({
      answer: (init) => {
        throw init.signal?.reason;
      },
    });
    const controller = new AbortController();
    controller.abort();

    const call = api(accountEndpoints.logout, {}, { signal: controller.signal });

    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(reportAnswer).not.toHaveBeenCalled();
  });
});

describe('files', () => {
  it.each([
    ['an archive', takeoutEndpoints.export, {}],
    ['a table', teamUsageEndpoints.download, { query: { weeks: '8' } }],
  ] as const)('%s comes as it is', async (_name, endpoint, call) => {
    const { api } = setUp({ answer: new Response('Week of,Member') });

    const file = await api<typeof endpoint>(endpoint, call);

    expect(await (file as Blob).text()).toBe('Week of,Member');
  });

  it('that are refused say why in the envelope', async () => {
    const { api } = setUp({ answer: refusal(403, 'forbidden', MESSAGES.forbidden) });

    const failure = await failureOf(api(teamUsageEndpoints.download, { query: {} }));

    expect(failure).toMatchObject({ code: 'forbidden', message: MESSAGES.forbidden });
  });
});

describe('dead tokens', () => {
  it('[D-26] tells the app once when an authenticated call answers 401', async () => {
    const answer = refusal(401, 'unauthenticated', MESSAGES.signIn);
    const { api, onUnauthenticated } = setUp({ answer });

    const error = await failureOf(api(accountEndpoints.me));

    expect(error.code).toBe('unauthenticated');
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it('tells the app also when the 401 comes from something before the server', async () => {
    const { api, onUnauthenticated } = setUp({ answer: new Response('no', { status: 401 }) });

    await failureOf(api(accountEndpoints.me));

    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it('leaves the session alone when a login fails', async () => {
    const answer = refusal(401, 'unauthenticated', MESSAGES.loginFailed);
    const { api, onUnauthenticated } = setUp({ answer });

    const body = { email: 'a@b.co', password: 'wrong12' };
    const error = await failureOf(api(accountEndpoints.login, { body }));

    expect(error.message).toBe(MESSAGES.loginFailed);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('ignores the late 401 of an old token after a new login', async () => {
    const { api, stored, onUnauthenticated } = setUp({
      answer: () => {
        stored.token = 't-2';
        return refusal(401, 'unauthenticated', MESSAGES.signIn);
      },
    });

    await failureOf(api(accountEndpoints.me));

    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('does not bother the server when there is no token to send', async () => {
    const { api, sent, onUnauthenticated } = setUp({ token: null });

    const error = await failureOf(api(accountEndpoints.me));

    expect(error).toMatchObject({ code: 'unauthenticated', status: 401 });
    expect(sent).toEqual([]);
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });
});

describe('the loading overlay', () => {
  it.each([
    ['succeeds', envelope(null)],
    ['fails', refusal(500, 'internal', MESSAGES.internal)],
  ])('[D-29] is told of the beginning and the end of a call that %s', async (_, answer) => {
    const { api, busy } = setUp({ answer });

    await api(accountEndpoints.logout).catch(() => undefined);

    expect(busy).toEqual(['start', 'end']);
  });

  it('[D-29] hears nothing of a quiet call', async () => {
    const { api, busy } = setUp();

    await api(accountEndpoints.logout, {}, { isQuiet: true });

    expect(busy).toEqual([]);
  });
});

describe('an answer in lines', () => {
  const CARD = { term: 'Osmosis', definition: 'Water moves.' };
  const WHOLE = { flashcards: { keywords: [CARD] } };
  const BODY = { document_text: 'x' };

  /** A server that sends what the test says, when it says so. */
  function openAnswer() {
    let line: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (line = controller),
    });
    const headers = { 'content-type': 'application/x-ndjson; charset=utf-8' };
    return {
      answer: new Response(body, { headers }),
      send: (text: string) => line?.enqueue(new TextEncoder().encode(text)),
      end: () => line?.close(),
      cut: () => line?.error(new TypeError('terminated')),
    };
  }

  const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

  it('tells each line as soon as it is whole, and ends with the last', async () => {
    const { answer, send, end } = openAnswer();
    const { api, sent } = setUp({ answer });
    const told = vi.fn();
    const call = api(aiEndpoints.flashcards, { body: BODY }, { onNews: told });
    const line = lineOf({ cards: [CARD] });

    send(line.slice(0, 20));
    send(line.slice(20) + lineOf({ cards: [] }));
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[{ cards: [CARD] }], [{ cards: [] }]]));
    send(lineOf(WHOLE));
    end();

    expect(await call).toEqual(WHOLE);
    expect(told).toHaveBeenCalledTimes(2);
    const { accept } = Object.fromEntries(new Headers(sent[0]?.init.headers));
    expect(accept).toBe('application/x-ndjson, application/json;q=0.9');
  });

  it('is not asked for by those who do not listen', async () => {
    const { api, sent } = setUp({ answer: Response.json(WHOLE) });

    await api(aiEndpoints.flashcards, { body: BODY });

    expect(new Headers(sent[0]?.init.headers).get('accept')).toBe('application/json');
  });

  it('may as well be one body, as of an older server', async () => {
    const { api } = setUp({ answer: Response.json(WHOLE) });
    const told = vi.fn();

    const answered = await api(aiEndpoints.flashcards, { body: BODY }, { onNews: told });

    expect(answered).toEqual(WHOLE);
    expect(told).not.toHaveBeenCalled();
  });

  it('may end with an error', async () => {
    const { answer, send, end } = openAnswer();
    const { api } = setUp({ answer });
    const call = failureOf(api(aiEndpoints.flashcards, { body: BODY }, { onNews: vi.fn() }));

    send(lineOf({ cards: [CARD] }));
    const error = { responseCode: 503, message: 'Busy.', data: null, errorCode: 'unavailable' };
    send(lineOf({ error }));
    end();

    expect(await call).toMatchObject({ code: 'unavailable', status: 503, message: 'Busy.' });
  });

  it('that breaks off is no answer', async () => {
    const cut = openAnswer();
    const short = openAnswer();
    const ask = (answer: Response) =>
      failureOf(setUp({ answer }).api(aiEndpoints.flashcards, { body: BODY }, { onNews: vi.fn() }));
    const calls = [ask(cut.answer), ask(short.answer)];

    cut.send(lineOf({ cards: [CARD] }));
    cut.cut();
    short.send(lineOf({ cards: [CARD] }) + lineOf(WHOLE).slice(0, 30));
    short.end();

    expect(await Promise.all(calls)).toMatchObject([{ code: 'offline' }, { code: 'bad_answer' }]);
  });
});
