import { join } from 'node:path';
import type { Home } from './home.ts';
import { runProgram } from './program.ts';

/**
 * Stops the cluster's server and waits until it is gone: quickly but cleanly (SIGINT), and if that takes longer than
 * `patience` seconds, at once (SIGQUIT; the next start recovers from the write-ahead log).
 * @throws when it does not even stop then.
 */
export async function stopServer(home: Home, binaries: string, patience: number): Promise<void> {
  let said = '';
  for (const [mode, seconds] of [
    ['fast', patience],
    ['immediate', 15],
  ] as const) {
    const args = ['stop', '-w', '-D', home.cluster, '-m', mode, '-t', String(seconds)];
    const result = await runProgram(join(binaries, 'bin', 'pg_ctl'), args, home.account);
    // It may end by itself before it is told to.
    if (result.code === 0 || /PID file .* does not exist|No such process/.test(result.output)) return;
    said = result.output;
  }
  throw new Error(`The PostgreSQL server of ${home.cluster} does not stop:\n${said}`);
}
