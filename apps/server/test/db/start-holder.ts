import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, onTestFinished } from 'vitest';
import { z } from 'zod';

const Announcement = z.object({ adopted: z.boolean(), connectionString: z.string() });

export interface Holder extends z.infer<typeof Announcement> {
  /** Lets go of the server as an orderly process does; resolves with the exit code. */
  release(): Promise<unknown>;
  /** Kills the process and all of its group, as a closed terminal or the system out of memory would. */
  kill(): Promise<void>;
}

/** Builds the program that holds a server; each start is a process of its own. Call it at the top of a test file. */
export function holders(): (dataDirectory: string) => Promise<Holder> {
  // Within node_modules, where the packages it imports are found.
  const cache = new URL('../../../../node_modules/.cache/', import.meta.url);
  const outfile = fileURLToPath(new URL(`grossist-tests/holder-${process.pid}-${Date.now()}.mjs`, cache));
  const built = build({
    entryPoints: [fileURLToPath(new URL('holder.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  afterAll(() => rm(outfile, { force: true }));
  return async (dataDirectory) => {
    await built;
    const child = spawn(process.execPath, [outfile, dataDirectory], {
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return announced(child);
  };
}

async function announced(child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<Holder> {
  const exit = once(child, 'exit');
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString('utf8');
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done) throw new Error(`The process ended before it had a server:\n${complaint}`);
  return {
    ...Announcement.parse(JSON.parse(first.value)),
    async release() {
      child.stdin.write('\n');
      const [code] = await exit;
      return code;
    },
    async kill() {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await exit;
    },
  };
}
