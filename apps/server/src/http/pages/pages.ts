import { createHash, randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Operation, OperationInput, OperationOutput, UserContext } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Visitor } from '../../visitors/index.ts';
import type { Call } from '../answer.ts';
import { giveAntiForgeryToken } from '../anti-forgery.ts';
import { frameAncestors } from '../cookies.ts';
import { Failure } from '../failure.ts';
import type { CallWithin } from '../operation-routes.ts';
import { originOf } from '../origin.ts';
import { type FindSession, visitOf } from '../visit.ts';
import { withContentPolicy } from './content-policy.ts';

/**
 * Converts a Fastify request for a page to the web's Request, which the page renderer takes. Pages are only read.
 * @param origin the shop's own, so that links in the page never follow a forged `Host` header
 */
const webRequest = (request: FastifyRequest, origin: string, signal: AbortSignal): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return new Request(new URL(origin + request.url), { method: request.method, headers, signal });
};

/** Characters of a search query at most; calls refuse longer ones. */
const LONGEST_QUERY = 200;
/** A page repeats its address in its links, so a long one makes a large page. */
const LONGEST_ADDRESS = 4096;

/**
 * Returns where a page is found whose `query` is longer than a search takes: the same address with the query cut;
 * undefined for every other address.
 * @throws Failure 414 for an address that is too long otherwise
 */
const shorterAddress = (url: string): string | undefined => {
  const [path = '', search = ''] = url.split(/\?(.*)/s, 2);
  const query = url.length > LONGEST_QUERY ? new URLSearchParams(search).get('query') : null;
  if (query !== null && query.length > LONGEST_QUERY) {
    const cut = new URLSearchParams(search);
    cut.set('query', query.slice(0, LONGEST_QUERY));
    const shorter = `${path}?${cut}`;
    if (shorter.length <= LONGEST_ADDRESS) return shorter;
  }
  if (url.length <= LONGEST_ADDRESS) return undefined;
  throw new Failure(
    414,
    'address-too-long',
    'The address is too long',
    `At most ${LONGEST_ADDRESS} characters are read`,
  );
};

/** Context of a page's loaders. The web app declares the same shape. */
interface PageContext {
  call<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationOutput<O>>;
  user: UserContext;
  nonce: string;
  isDemo: boolean;
}

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

interface PagesDeps {
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

/** Serves every address that is no call as a page, rendered on the server, complete before any script runs. */
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

// Types the context that registerPages passes to loaders.
declare module 'react-router' {
  interface AppLoadContext extends PageContext {}
}

/** Loads the renderer of the built web app. */
export const loadRenderer = async (serverBuildFile: string, production: boolean): Promise<RenderPage> => {
  const build: ServerBuild = await import(pathToFileURL(serverBuildFile).href);
  const handle = createRequestHandler(build, production ? 'production' : 'development');
  return (request, context) => handle(request, { ...context });
};
