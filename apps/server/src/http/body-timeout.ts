import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** The slowest upload that is allowed: 1 kB a second on average. */
const LEAST_UPLOAD_BYTES_PER_MS = 1;

/** The type of the bodies that routes read as a stream. */
const STREAMED = 'application/octet-stream';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const timedOut = (): Failure =>
  new Failure(408, 'body-timeout', 'The request took too long to arrive', 'Send it again over a better connection');

/** Answers 408 and closes the connection, so that the rest of the body is not waited for. */
const endRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  const failure = timedOut();
  if (reply.sent) {
    request.raw.destroy();
    return;
  }
  reply.raw.once('finish', () => request.raw.destroy());
  reply.header('connection', 'close').send(failure);
};

/**
 * Ends requests whose bodies trickle in: a body must be complete within `timeoutMs`; an upload (a route that takes larger
 * bodies than usual, or streams them) may take longer while at least 1 kB a second arrives. Time during which the server
 * itself does not read is not counted against the client. What is left of a body after its response, as of an upload that was
 * refused midway, is read and thrown away by the same limits: only then can the connection carry the client's next request.
 */
export const registerBodyTimeout = (app: FastifyInstance, timeoutMs: number): void => {
  const usualBytes = app.initialConfig.bodyLimit ?? 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const { raw, socket } = request;
    const isUpload =
      request.headers['content-type'] === STREAMED || (request.routeOptions.bodyLimit ?? usualBytes) > usualBytes;
    let arrived = socket.bytesRead ?? 0;
    const stop = (): void => clearInterval(timer);
    const timer = setInterval(() => {
      if (raw.complete || raw.destroyed) return stop();
      const progress = socket.bytesRead - arrived;
      const isServerSlow = !reply.sent && raw.readableLength >= raw.readableHighWaterMark;
      if (isUpload && (isServerSlow || progress >= timeoutMs * LEAST_UPLOAD_BYTES_PER_MS)) {
        arrived = socket.bytesRead;
        return;
      }
      stop();
      endRequest(request, reply);
    }, timeoutMs);
    timer.unref();
    raw.once('end', stop);
    raw.once('close', stop);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete && !raw.destroyed) raw.resume();
  });
};
