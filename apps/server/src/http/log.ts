import { type Logger, pino } from 'pino';

/** The log: JSON lines on standard error output, so that what is printed for people stays readable. Secrets are struck out. */
export const makeLog = (level: string): Logger =>
  pino(
    {
      level,
      redact: {
        paths: ['req.headers.cookie', 'req.headers.authorization', 'password', '*.password', 'connectionString'],
        censor: '…',
      },
    },
    pino.destination({ fd: 2, sync: false }),
  );
