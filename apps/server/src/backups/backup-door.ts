import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BackupEnd, BackupWindow } from '@scholar/db';
import { isSameSecret } from '../adapters/same-secret';

const LOOPBACK = '127.0.0.1';
const FILE = 'backup-door';
const WORDS = { open: 'open', close: 'close' };

type Answer = { isOpen: true } | { end: BackupEnd } | { problem: string };

/**
 * Where the backup command asks the server that holds the embedded database. On loopback, and only for who can read the
 * data folder, where the port and the word lie that open it.
 */
export async function openBackupDoor({
  window,
  dataDir,
}: {
  window: BackupWindow;
  dataDir: string;
}) {
  const word = randomBytes(32).toString('base64url');
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    void serve(socket, word, window);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const file = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, JSON.stringify({ port, word }), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return {
    async close() {
      await rm(file, { force: true });
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

async function serve(socket: Socket, word: string, window: BackupWindow) {
  let isOpen = false;
  // Whoever goes in the middle must not keep the next one from coming.
  const leave = () => {
    if (isOpen) {
      isOpen = false;
      window.close().catch(() => {});
    }
  };
  socket.on('error', () => {});
  socket.once('close', leave);
  const answer = (content: Answer) => socket.write(`${JSON.stringify(content)}\n`);
  let isKnown = false;
  for await (const line of createInterface({ input: socket })) {
    if (!isKnown) {
      isKnown = isSameSecret(line, word);
      if (!isKnown) {
        socket.destroy();
        return;
      }
      continue;
    }
    try {
      if (line === WORDS.open) {
        await window.open();
        isOpen = true;
        if (socket.destroyed) {
          leave();
        }
        answer({ isOpen });
      } else if (isOpen) {
        isOpen = false;
        answer({ end: await window.close() });
      }
    } catch (error) {
      answer({ problem: error instanceof Error ? error.message : 'The backup failed.' });
    }
  }
}

/** The window of the server that runs on this data folder; undefined where none answers. */
export async function knockAtDoor(
  dataDir: string,
): Promise<(BackupWindow & { leave(): void }) | undefined> {
  const door = await readDoor(dataDir);
  const socket = door && (await reach(door.port));
  if (!socket) {
    return undefined;
  }
  socket.write(`${door.word}\n`);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  async function ask(word: string): Promise<Answer> {
    socket?.write(`${word}\n`);
    const { value, done } = await lines.next();
    if (done) {
      throw new Error('The server ended while it was being backed up. Try again.');
    }
    // Only a server that read the word of this folder answers here.
    const answer = JSON.parse(value) as Answer;
    if ('problem' in answer) {
      throw new Error(answer.problem);
    }
    return answer;
  }
  return {
    async open() {
      await ask(WORDS.open);
    },
    async close() {
      const answer = await ask(WORDS.close);
      if (!('end' in answer)) {
        throw new Error('The server did not end the backup.');
      }
      return answer.end;
    },
    leave: () => socket.destroy(),
  };
}

async function readDoor(dataDir: string): Promise<{ port: number; word: string } | undefined> {
  try {
    // Written by the server itself, whole or not at all.
    return JSON.parse(await readFile(join(dataDir, FILE), 'utf8')) as {
      port: number;
      word: string;
    };
  } catch {
    // No server runs here, or one of an earlier release.
    return undefined;
  }
}

function reach(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK);
    socket.once('connect', () => {
      socket.on('error', () => {});
      resolve(socket);
    });
    // Left by a server that was killed.
    socket.once('error', () => resolve(undefined));
  });
}
