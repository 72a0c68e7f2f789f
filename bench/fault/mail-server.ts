import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { findFreePort } from '../../scripts/find-free-port.mjs';

/** `silent` takes connections and says nothing; `later` asks every mail to come back; `refusing` wants none of them. */
export type MailMood = 'good' | 'silent' | 'later' | 'refusing';

/** A mail server that can be away or in a bad mood, and counts what it took. */
export async function createMailServer() {
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  const mails: string[] = [];
  let mood: MailMood = 'good';
  let server: ReturnType<typeof createServer> | undefined;

  function converse(socket: Socket) {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (mood === 'silent') {
      return;
    }
    let text = '';
    let isInMail = false;
    let to = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 here');
    socket.on('data', (bytes) => {
      text += bytes.toString();
      for (;;) {
        const end = isInMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end === -1) {
          return;
        }
        const line = text.slice(0, end);
        text = text.slice(end + (isInMail ? 5 : 2));
        if (isInMail) {
          isInMail = false;
          mails.push(to);
          say('250 taken');
        } else if (/^rcpt/i.test(line)) {
          to = line;
          say(mood === 'later' ? '450 later' : mood === 'refusing' ? '550 nobody here' : '250 ok');
        } else if (/^data/i.test(line)) {
          isInMail = true;
          say('354 go on');
        } else if (/^quit/i.test(line)) {
          socket.end('221 bye\r\n');
        } else {
          say('250 ok');
        }
      }
    });
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Recipients of what it took. */
    mails,
    async appear(as: MailMood) {
      mood = as;
      server = createServer(converse).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async vanish() {
      const closed = server && once(server, 'close');
      server?.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
      server = undefined;
    },
  };
}
