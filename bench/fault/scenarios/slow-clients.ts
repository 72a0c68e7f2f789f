import { connect, type Socket } from 'node:net';
import type { FaultScenario } from '../scenario';
import { none, percentile } from '../limits';
import { timeStudents } from '../students';

const IDLE = 300;
const DRIPPING = 200;
/** Taken in turns, because the machine has other things to do as well. */
const TURNS = 3;
const TURN_MS = 12_000;

/** [L-20] Clients that hold connections to a server itself and send next to nothing. */
export const slowClients: FaultScenario = async ({ cluster, tokens }) => {
  const [server] = cluster.apiServers;
  if (!server) {
    throw new Error('There is no API server.');
  }
  const scene = { url: cluster.url, tokens };
  const quiet: number[] = [];
  const busy: number[] = [];
  let left = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    quiet.push(...(await timeStudents(scene, TURN_MS)));
    const clients = holdConnections(server.port);
    busy.push(...(await timeStudents(scene, TURN_MS)));
    left += clients.letGo();
  }
  const what = `${IDLE} idle and ${DRIPPING} dripping connections`;
  const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
  return [
    {
      what: `${what}: p99 of those who study`,
      measured: `${during.toFixed(0)} ms`,
      against: `${before.toFixed(0)} ms when it is quiet; limit 1.5 of it`,
      ratio: during / before,
      limit: 1.5,
    },
    none(`${what}: dripping ones that are still open after 12 s`, left, TURNS * DRIPPING),
  ];
};

function holdConnections(port: number) {
  const idle = Array.from({ length: IDLE }, () => hold(port, ''));
  const dripping = Array.from({ length: DRIPPING }, () =>
    hold(port, 'GET /api/user/me HTTP/1.1\r\nx:'),
  );
  const drops = setInterval(() => {
    dripping.forEach((socket) => socket.writable && socket.write('y'));
  }, 1_000);
  return {
    /** How many of the dripping ones the server still listened to. */
    letGo() {
      clearInterval(drops);
      const left = dripping.filter(({ closed }) => !closed).length;
      [...idle, ...dripping].forEach((socket) => socket.destroy());
      return left;
    },
  };
}

function hold(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.write(text);
  return socket;
}
