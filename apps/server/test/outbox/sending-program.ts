import { openDatabase } from '../../src/db/index.ts';
import { openOutbox } from '../../src/outbox/index.ts';

/** Sends what is due to its standard output, a line for each message, until it is killed or gets SIGTERM. */
const [connectionString = '', topic = '', attemptMs = ''] = process.argv.slice(2);

const say = (): void => undefined;
const log = { info: say, warn: say, error: say };

const { db, close } = await openDatabase({ databaseUrl: connectionString, dataDirectory: '', poolSize: 3 }, log);
const outbox = openOutbox({
  db,
  log,
  pollMs: 20,
  attemptMs: Number(attemptMs),
  handlers: {
    [topic]: ({ id }) => new Promise((resolve) => process.stdout.write(`${id}\n`, () => resolve())),
  },
});
outbox.start();
process.once('SIGTERM', () => {
  void outbox.close().then(close);
});
