import { type DestinationStream, type Logger, pino } from 'pino';

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
