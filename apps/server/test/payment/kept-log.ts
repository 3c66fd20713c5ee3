import { pino } from 'pino';

/** A log whose lines can be read. */
export const keptLog = () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
};
