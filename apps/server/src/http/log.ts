import type { FastifyInstance, FastifyReply } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Metrics } from './metrics.ts';

const STANDARD_ERROR = 2;

/** Lines for people: time, level, message and what belongs to it, without process and request ids. */
const readableStream = async (): Promise<DestinationStream> => {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    destination: STANDARD_ERROR,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId',
    singleLine: true,
  });
};

/** Whether people read the log: in a terminal, outside of production. */
export const isReadableLog = ({ production }: { production: boolean }): boolean => process.stderr.isTTY && !production;

/**
 * Opens the log on standard error output, so that what is printed for people stays apart. Secrets are struck out.
 * @param isReadable lines for a terminal; else JSON
 */
export const makeLog = async (level: string, isReadable: boolean): Promise<Logger> =>
  pino(
    {
      level,
      redact: {
        paths: ['req.headers.cookie', 'req.headers.authorization', 'password', '*.password', 'connectionString'],
        censor: '…',
      },
    },
    isReadable ? await readableStream() : pino.destination({ fd: STANDARD_ERROR, sync: false }),
  );

/** Milliseconds after which a response is logged as slow. Section 9. */
const SLOW_RESPONSE = 20_000;

interface RequestLogTraits {
  /** Of the line; `debug` where people read the log in a terminal. */
  level?: 'info' | 'debug';
  /** Milliseconds after which a response is logged as slow; 20 s unless given. */
  slowAfter?: number;
}

/** Streams of events stay open on purpose. */
const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/**
 * Writes a log line and a measurement for each request, a warning for a slow one; paths without their query, which holds
 * what people typed.
 */
export const registerRequestLog = (
  app: FastifyInstance,
  metrics: Metrics,
  { level = 'info', slowAfter = SLOW_RESPONSE }: RequestLogTraits = {},
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    const isSlow = reply.elapsedTime > slowAfter && !isStream(reply);
    request.log[isSlow ? 'warn' : level](
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      isSlow ? 'answered slowly' : 'answered',
    );
  });
};
