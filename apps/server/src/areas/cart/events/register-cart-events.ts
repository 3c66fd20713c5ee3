import type { ServerResponse } from 'node:http';
import { cartEvents } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream } from '../../../area.ts';
import { notAllowed, signedOut, tooMany } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import { type FindSession, visitOf } from '../../../http/visit.ts';
import { isBuyer, type SessionEnds } from '../../identity/index.ts';
import type { CartChange, CartEvents } from './cart-events.ts';

export interface CartEventsDeps {
  events: CartEvents;
  /** Further events of a person for the same stream. */
  further?: readonly EventStream[];
  sessionEnds: SessionEnds;
  findSession: FindSession;
  /** Milliseconds between two heartbeats, at which the session is checked; 25 seconds by default. */
  heartbeat?: number;
}

/** A browser opens one stream for all its tabs: more than this are an error. */
const MOST_OF_A_CONTACT = 20;
const HEARTBEAT = 25_000;
const MOST_UNREAD_BYTES = 64 * 1024;
/** Milliseconds after which a browser reconnects. */
const RETRY = 3_000;

const written = (change: CartChange | undefined): string =>
  change === undefined
    ? 'event: cart-unknown\ndata: {}\n\n'
    : `event: cart-changed\ndata: ${JSON.stringify({
        CartId: change.cartId,
        Version: change.version,
        IsActive: change.isActive,
        ItemCount: change.lineCount,
      })}\n\n`;

/**
 * Streams each change of a buyer's carts to their browser (server-sent events): `cart-changed` with
 * CartId, Version, IsActive and ItemCount, `cart-unknown` where changes may have been missed; further events likewise.
 * The stream ends with the session, at shutdown, and when the browser disconnects.
 */
export const registerCartEvents = (app: FastifyInstance, deps: CartEventsDeps): void => {
  const open = new Map<string, number>();
  const streams = new Set<ServerResponse>();
  const count = (contactId: string, more: number): void => {
    const now = (open.get(contactId) ?? 0) + more;
    if (now > 0) open.set(contactId, now);
    else open.delete(contactId);
  };

  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const {
      visit: { visitor, sessionToken },
    } = await admit(cartEvents, request, deps.findSession);
    if (visitor.kind !== 'person' || sessionToken === undefined) throw signedOut();
    if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company have a cart');
    const { contactId, company } = visitor;
    if ((open.get(contactId) ?? 0) >= MOST_OF_A_CONTACT) throw tooMany('Too many open pages follow this cart', 30);

    reply.hijack();
    const stream = reply.raw;
    // Its connection was closed while the session was looked up: `close` was emitted then, and will not be again.
    if (stream.destroyed || request.raw.socket.destroyed) return;
    if (app.stopping.signal.aborted) {
      stream.writeHead(204, { connection: 'close' }).end();
      return;
    }
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // No further request uses the connection: left open, it would delay the shutdown.
      connection: 'close',
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
    });
    stream.write(`retry: ${RETRY}\n\n`);
    const send = (text: string): void => {
      // A browser that stopped reading would fill the buffer without limit.
      if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
      else stream.write(text);
    };
    const unfollow = [
      deps.events.follow(contactId, (change) => send(written(change))),
      ...(deps.further ?? []).map(({ follow }) =>
        follow(contactId, (event, data) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), company.id),
      ),
    ];
    const checkSession = (): void => {
      visitOf(request, deps.findSession, false).then(
        (visit) => {
          const isSame = visit.visitor.kind === 'person' && visit.visitor.contactId === contactId;
          if (isSame) stream.write(': alive\n\n');
          else stream.end();
        },
        // The database is unavailable for a moment: the stream stays open, and missed changes are sent as unknown afterwards.
        (error: unknown) => request.log.warn({ err: error }, 'A session could not be looked at'),
      );
    };
    const unfollowSession = deps.sessionEnds.follow(sessionToken, {
      ended: () => stream.end(),
      unknown: checkSession,
    });
    const beat = setInterval(checkSession, deps.heartbeat ?? HEARTBEAT);
    streams.add(stream);
    count(contactId, 1);
    stream.on('close', () => {
      clearInterval(beat);
      for (const end of unfollow) end();
      unfollowSession();
      streams.delete(stream);
      count(contactId, -1);
    });
    // It may have ended between its lookup and being followed.
    checkSession();
  };

  app.route({ ...routeOf(cartEvents), handler: respond });
  app.stopping.signal.addEventListener('abort', () => {
    for (const stream of streams) stream.end();
  });
};
