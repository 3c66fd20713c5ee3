import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../../../db/index.ts';
import { ACTS, actOn } from '../acts.ts';
import { SANDBOX_PAGE } from '../open-sandbox.ts';
import { sandboxPage, sandboxPageNotFound } from './page.ts';
import { PAGE_STYLE } from './style.ts';

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ID = /^[0-9a-f]{32}$/;

const send = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html);

/** The sandbox's own page, where a buyer is sent to pay. */
export const registerSandboxPage = (app: FastifyInstance, { db }: { db: Database }): void => {
  app.register(async (scope) => {
    // A form's fields are never looked at: what was clicked is in the address.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, undefined),
    );
    scope.get<{ Params: { id: string } }>(`${SANDBOX_PAGE}/:id`, async ({ params: { id } }, reply) => {
      const payment = ID.test(id)
        ? await db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst()
        : undefined;
      return payment === undefined ? send(reply, 404, sandboxPageNotFound()) : send(reply, 200, sandboxPage(payment));
    });
    scope.post<{ Params: { id: string; act: string } }>(`${SANDBOX_PAGE}/:id/:act`, async ({ params }, reply) => {
      const act = ACTS.find((known) => known === params.act);
      const next = act !== undefined && ID.test(params.id) ? await actOn(db)(params.id, act) : undefined;
      if (next === undefined) return send(reply, 404, sandboxPageNotFound());
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.redirect(next.to === 'page' ? `${SANDBOX_PAGE}/${params.id}` : next.url, 303);
    });
  });
};
