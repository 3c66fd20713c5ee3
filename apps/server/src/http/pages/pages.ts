import { createHash, randomBytes } from 'node:crypto';
import type { Operation, OperationInput, OperationOutput, UserContext } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../../visitors/index.ts';
import type { Call } from '../answer.ts';
import { giveAntiForgeryToken } from '../anti-forgery-cookie.ts';
import { Failure } from '../failure.ts';
import { frameAncestors } from '../frame.ts';
import type { CallWithin } from '../operation-routes.ts';
import { originOf } from '../origin.ts';
import { type FindSession, visitOf } from '../visit.ts';
import { shorterAddress } from './address-length.ts';
import { withContentPolicy } from './content-policy.ts';
import { webRequest } from './web-request.ts';

/** What a page's loaders are given. The web app declares the same shape for itself. */
export interface PageContext {
  call<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationOutput<O>>;
  user: UserContext;
  nonce: string;
  isDemo: boolean;
}

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

export interface PagesDeps {
  render: RenderPage;
  findSession: FindSession;
  callWithin: CallWithin;
  presentUser(visitor: Visitor): UserContext;
  /** The address people use; absent: that of the request. */
  publicUrl: string | undefined;
  isDemo: boolean;
  /** Where pictures come from beside the shop itself; nowhere unless given. */
  imageOrigin?: string;
}

const NOT_A_CHANGE = { begin: () => undefined, end: () => undefined, rememberDevice: () => undefined };

/** The API's failures as the responses that a page's loader understands. */
const asResponse = (error: unknown): unknown =>
  error instanceof Failure
    ? new Response(error.detail ?? error.title, { status: error.status, statusText: error.title })
    : error;

/** Every address that is no call: a page, rendered on the server, whole and readable before any script runs. */
export const registerPages = (app: FastifyInstance, deps: PagesDeps): void => {
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const shorter = shorterAddress(request.url);
    if (shorter !== undefined) return reply.header('cache-control', 'no-store').redirect(shorter, 302);
    const visit = await visitOf(request, deps.findSession);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const call: Call = {
      visitor: visit.visitor,
      requestId: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      sessionToken: visit.sessionToken,
      deviceToken: undefined,
      signal: gone.signal,
      cookies: NOT_A_CHANGE,
    };
    const nonce = randomBytes(18).toString('base64url');
    const response = await deps.render(webRequest(request, originOf(request, deps.publicUrl), gone.signal), {
      call: async (operation, input) => {
        try {
          return await deps.callWithin(operation, input, call);
        } catch (error) {
          throw asResponse(error);
        }
      },
      user: deps.presentUser(visit.visitor),
      nonce,
      isDemo: deps.isDemo,
    });
    giveAntiForgeryToken(request, reply, visit);
    for (const [name, value] of response.headers) reply.header(name, value);
    const { html, policy } = withContentPolicy(
      await response.text(),
      nonce,
      frameAncestors(visit.frame),
      deps.imageOrigin,
    );
    // Includes the policy: a page cached from another visit must not be framed by that visit's policy.
    const etag = `"${createHash('sha1').update(policy).update(html).digest('base64url')}"`;
    reply.header('content-security-policy', policy);
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, accept-language').header('etag', etag);
    if (response.status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.code(response.status).send(html);
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: respond });
};
