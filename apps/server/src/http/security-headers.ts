import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type SecurityOptions = {
  /** Further addresses the page may talk to: the API and AI bases, where they lie elsewhere. */
  connectTo: string[];
  isHttps: boolean;
};

const OFF_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];

export type SecurityHeaders = Record<string, string>;

export function sendSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders) {
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(request, reply, headers);
  });
}

export function addSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: SecurityHeaders,
): FastifyReply {
  return reply.headers(headers).header('x-request-id', request.id);
}

export function securityHeaders({ connectTo, isHttps }: SecurityOptions): SecurityHeaders {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...connectTo].join(' '),
    'media-src': "'self' blob:",
    'worker-src': "'self' blob:",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'report-to': 'csp',
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'reporting-endpoints': 'csp="/csp-report"',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': OFF_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cache-control': 'no-store',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
