import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const FORWARDING_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * The peer has to be this machine and has to have asked for it by a local name: a web page that points
 * its own host name here, or a proxy on this machine, must not read mails.
 */
export function isFromThisMachine({ socket, ip, headers }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress) &&
    isLoopback(ip) &&
    LOCAL_HOST.test(headers.host ?? '') &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined)
  );
}

function isLoopback(address: string | undefined): boolean {
  const family = isIP(address ?? '');
  return family > 0 && loopback.check(address ?? '', family === 6 ? 'ipv6' : 'ipv4');
}
