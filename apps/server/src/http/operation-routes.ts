import type { Operation, OperationInput, OperationOutput } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Frame } from '../visitors/index.ts';
import { checkAccess } from './access.ts';
import type { Answer, Call, SessionCookies } from './answer.ts';
import { giveAntiForgeryToken } from './anti-forgery.ts';
import { checkInput } from './check-input.ts';
import { payloadOf } from './compression.ts';
import {
  ANTI_FORGERY_COOKIE,
  clearSecret,
  cookieTraits,
  DEVICE_COOKIE,
  readSecret,
  SESSION_COOKIE,
  setSecret,
} from './cookies.ts';
import { checkVisit, routeOf } from './file-routes.ts';
import { type FindSession, visitOf } from './visit.ts';

export interface OperationRoutesDeps {
  answers: readonly Answer[];
  findSession: FindSession;
}

const sessionCookies = (reply: FastifyReply, frame: Frame | undefined): SessionCookies => ({
  begin: (token, antiForgeryToken, expires) => {
    const traits = { ...cookieTraits(undefined, reply), expires };
    setSecret(reply, SESSION_COOKIE, token, traits);
    reply.setCookie(ANTI_FORGERY_COOKIE, antiForgeryToken, traits);
  },
  end: () => {
    const traits = cookieTraits(frame, reply);
    clearSecret(reply, SESSION_COOKIE, traits);
    reply.clearCookie(ANTI_FORGERY_COOKIE, traits);
  },
  rememberDevice: (token, expires) =>
    setSecret(reply, DEVICE_COOKIE, token, { ...cookieTraits(undefined, reply), expires }),
});

const goneSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  const goIfUnanswered = (): void => {
    if (!reply.raw.writableFinished) controller.abort();
  };
  if (reply.raw.destroyed) goIfUnanswered();
  else reply.raw.once('close', goIfUnanswered);
  return controller.signal;
};

/** Made when it is asked for: few calls have anything to break off. */
const whenAskedFor = (make: () => AbortSignal): (() => AbortSignal) => {
  let made: AbortSignal | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Every operation as a route: who asks, may they, is the call theirs and well formed; then its answer. */
export const registerOperationRoutes = (app: FastifyInstance, deps: OperationRoutesDeps): void => {
  for (const { operation, handle } of deps.answers) {
    const respond = async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = await visitOf(request, deps.findSession);
      if (request.method === 'GET') giveAntiForgeryToken(request, reply, visit);
      checkVisit(operation, request, visit);
      const input = checkInput(operation, request);
      const gone = whenAskedFor(() => goneSignal(reply));
      const call: Call = {
        visitor: visit.visitor,
        requestId: request.id,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        sessionToken: visit.sessionToken,
        deviceToken: readSecret(request, DEVICE_COOKIE),
        get signal() {
          return gone();
        },
        cookies: sessionCookies(reply, visit.frame),
      };
      reply.header('cache-control', 'no-store');
      return reply.send(payloadOf(await handle(input, call), request, reply));
    };
    app.route({ ...routeOf(operation), handler: respond });
  }
};

/** Calls an operation from within, for pages rendered on the server: the same access and form checks, no HTTP. */
export type CallWithin = <O extends Operation>(
  operation: O,
  input: OperationInput<O>,
  call: Call,
) => Promise<OperationOutput<O>>;

export const callWithin = (answers: readonly Answer[]): CallWithin => {
  const byName = new Map(answers.map((answer) => [answer.operation.name, answer]));
  return async (operation, input, call) => {
    const found = byName.get(operation.name);
    if (found === undefined) throw new Error(`Nothing answers ${operation.name}`);
    // The registered operation's access and schemas count, whatever copy of it the caller holds.
    checkAccess(found.operation.access, call.visitor);
    // What answers an operation answers with its response; the contract test holds every one to it.
    return (await found.handle(checkInput(found.operation, input), call)) as OperationOutput<typeof operation>;
  };
};
