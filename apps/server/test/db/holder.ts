import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { quietLog } from '../support/quiet-log.ts';

// A process that holds the embedded server of the given data directory until a line on its input lets it go.
const server = await openEmbedded({ dataDirectory: process.argv[2] ?? '', log: quietLog(), durable: false });
process.stdout.write(`${JSON.stringify({ adopted: server.adopted, connectionString: server.connectionString })}\n`);
process.stdin.once('data', () => {
  process.stdin.destroy();
  server.release().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  });
});
