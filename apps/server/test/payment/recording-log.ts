import { pino } from 'pino';

/** A log that records its lines. */
export const recordingLog = () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
};
