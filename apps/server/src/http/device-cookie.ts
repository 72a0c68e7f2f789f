import type { FastifyReply, FastifyRequest } from 'fastify';

/** Writes and reads what a browser keeps of the id of its device. */
type Devices = {
  days: number;
  seal: (device: string) => string;
  open: (sealed: string) => string | undefined;
};

/** By it a browser that has signed in before is told from the others behind its network address. */
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
    read({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
      const [, sealed] =
        cookie
          .split(';')
          .map((pair) => pair.trim().split('='))
          .find(([key]) => key === name) ?? [];
      return sealed && devices.open(sealed);
    },
    give(reply: FastifyReply, device: string) {
      void reply.header('set-cookie', `${name}=${devices.seal(device)}; ${attributes}`);
    },
  };
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;
