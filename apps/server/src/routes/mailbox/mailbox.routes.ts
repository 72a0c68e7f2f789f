import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisMachine } from './is-from-this-machine';
import { renderListPage } from './list-page';
import { MAILBOX_SCRIPT } from './mailbox-script';
import { MAILBOX_STYLE } from './mailbox-style';
import { renderMessagePage } from './message-page';
import { createOutboxReader } from './outbox-reader';

type WithId = { Params: { id: string } };

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** Shows the outbox to whoever sits at this machine. To everybody else these addresses do not exist. */
export function registerMailbox(app: FastifyInstance, { outboxDir }: { outboxDir: string }): void {
  const outbox = createOutboxReader({ outboxDir });
  const options = { exposeHeadRoute: false, onRequest: hideFromOthers };

  app.get('/dev/mailbox', options, async (_request, reply) =>
    send(reply, HTML, renderListPage(await outbox.list())),
  );

  app.get('/dev/mailbox/messages', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: await outbox.list() }),
  );

  app.get<WithId>('/dev/mailbox/messages/:id', options, async ({ params }, reply) => {
    const message = await outbox.find(params.id);
    return message ? send(reply, HTML, renderMessagePage(message)) : reply.callNotFound();
  });

  app.get<WithId>('/dev/mailbox/messages/:id/source', options, async ({ params }, reply) => {
    const source = await outbox.findSource(params.id);
    if (!source) {
      return reply.callNotFound();
    }
    reply.header('content-disposition', `attachment; filename="${params.id}.eml"`);
    return send(reply, 'message/rfc822', source);
  });

  app.get('/dev/mailbox/mailbox.css', options, (_request, reply) =>
    send(reply, CSS, MAILBOX_STYLE),
  );
  app.get('/dev/mailbox/mailbox.js', options, (_request, reply) =>
    send(reply, SCRIPT, MAILBOX_SCRIPT),
  );
}

async function hideFromOthers(request: FastifyRequest, reply: FastifyReply) {
  if (!isFromThisMachine(request)) {
    reply.callNotFound();
    return reply;
  }
}

function send(reply: FastifyReply, type: string, body: string | Buffer) {
  return reply.header('content-type', type).header('cache-control', 'no-store').send(body);
}
