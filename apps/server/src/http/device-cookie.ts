import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie';

/** Turns the id of a device into what its browser keeps, and back. */
type Devices = {
  days: number;
  seal: (device: string) => string;
  open: (sealed: string) => string | undefined;
};

/** Tells a browser that has signed in before from the others behind its network address. */
export function createDeviceCookie(devices: Devices, { isHttps }: { isHttps: boolean }) {
  // The prefix keeps other hosts of the domain from setting this cookie.
  const name = isHttps ? '__Host-scholar-device' : 'scholar-device';
  const attributes = [
    'Path=/',
    `Max-Age=${devices.days * 86_400}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');

  return {
    read(request: FastifyRequest): string | undefined {
      const sealed = readCookie(request, name);
      return sealed && devices.open(sealed);
    },
    give(reply: FastifyReply, device: string) {
      void reply.header('set-cookie', `${name}=${devices.seal(device)}; ${attributes}`);
    },
  };
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;
