import { describe, expect, it, vi } from 'vitest';
import { createDirectPorts } from './direct-ports';

describe('direct ports', () => {
  it('deliver in order, later, and without a copy', async () => {
    const [ours, theirs] = createDirectPorts();
    const heard: unknown[] = [];
    const message = { action: 'read' };
    const { postMessage: send } = ours;
    theirs.addEventListener('message', ({ data }) => heard.push(data));

    send(message);
    send('second');

    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[0]).toBe(message);
    expect(heard[1]).toBe('second');
  });

  it('keep the lists of a chunk as they were when it was sent', async () => {
    const [ours, theirs] = createDirectPorts();
    const chunk = { items: [1, 2] };
    const { postMessage: send } = theirs;
    const heard: unknown[] = [];
    ours.addEventListener('message', ({ data }) => heard.push(data));

    send({ chunk });
    chunk.items.length = 0;

    await vi.waitFor(() => expect(heard).toEqual([{ chunk: { items: [1, 2] } }]));
  });

  it('[U-18] let other events of the thread in between', async () => {
    const [ours, theirs] = createDirectPorts();
    let messages = 0;
    let isOver = false;
    const { postMessage: send } = ours;
    theirs.addEventListener('message', () => {
      messages++;
      if (!isOver) {
        send('and on');
      }
    });
    send('start');

    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });

    isOver = true;
    expect(messages).toBeGreaterThan(0);
  });

  it('are deaf once the listener has gone', async () => {
    const [ours, theirs] = createDirectPorts();
    const listener = vi.fn();
    const controller = new AbortController();
    const { postMessage: send } = ours;
    theirs.addEventListener('message', listener, { signal: controller.signal });

    controller.abort();
    send('hello');
    const live = vi.fn();
    theirs.addEventListener('message', live);
    send('second');
    await vi.waitFor(() => expect(live).toHaveBeenCalledWith({ data: 'second' }));

    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a request that is settled', () => {
  it('is answered with nothing and never reaches the other end', async () => {
    const [ours, theirs] = createDirectPorts(['FontFallback']);
    const heard = vi.fn();
    const answers: unknown[] = [];
    const { postMessage: send } = ours;
    theirs.addEventListener('message', heard);
    ours.addEventListener('message', ({ data }) => answers.push(data));

    send({ action: 'FontFallback', callbackId: 7, sourceName: 'us', targetName: 'them' });

    await vi.waitFor(() =>
      expect(answers).toEqual([
        { sourceName: 'them', targetName: 'us', callback: 1, callbackId: 7 },
      ]),
    );
    expect(heard).not.toHaveBeenCalled();
  });
});
