import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, onTestFinished } from 'vitest';
import { z } from 'zod';

const Answered = z.object({ cartId: z.string(), salesOrderId: z.string() });

export interface Ordering {
  connectionString: string;
  applicationName: string;
  /** The input of the program, as it reads it. */
  tasks: readonly object[];
  /** The process dies by kill -9 as soon as it has printed so many responses; absent: it runs to its end. */
  killAfter?: number;
}

const OURS = ['catalogue-formats', 'contracts', 'demo', 'domain', 'messages', 'order-formats', 'search-index'];

/**
 * Builds a program that orders; each start is a process of its own.
 * @param file beside this one; by default the one that orders carts by invoice
 * @returns what starts it, and resolves with what it answered once it is gone
 */
export const orderingProgram = (
  file = 'ordering-program.ts',
): ((ordering: Ordering) => Promise<ReadonlyMap<string, string>>) => {
  const packages = new URL('../../../../packages/', import.meta.url);
  const name = `${basename(file, '.ts')}-${process.pid}-${Date.now()}.mjs`;
  // Within node_modules, where the packages it imports are found.
  const cache = new URL('../../../../node_modules/.cache/', import.meta.url);
  const outfile = fileURLToPath(new URL(`grossist-tests/${name}`, cache));
  const built = build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: Object.fromEntries(OURS.map((own) => [`@grossist/${own}`, fileURLToPath(new URL(`${own}/src`, packages))])),
    logLevel: 'silent',
  });
  afterAll(() => rm(outfile, { force: true }));

  return async ({ connectionString, applicationName, tasks, killAfter }) => {
    await built;
    const child = spawn(process.execPath, [outfile, connectionString, applicationName, String(killAfter ?? '')]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const gone = once(child, 'exit');
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString('utf8');
    });
    child.stdin.end(JSON.stringify(tasks));
    const answers = new Map<string, string>();
    for await (const line of createInterface({ input: child.stdout })) {
      const { cartId, salesOrderId } = Answered.parse(JSON.parse(line));
      answers.set(cartId, salesOrderId);
    }
    const [code, signal]: unknown[] = await gone;
    const endedAsExpected = killAfter === undefined ? code === 0 : signal === 'SIGKILL';
    if (!endedAsExpected) throw new Error(`The ordering process failed:\n${complaint}`);
    return answers;
  };
};
