import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, onTestFinished } from 'vitest';

export interface Sending {
  /** What it sent so far, in turn. */
  sent: readonly string[];
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Builds a program that sends; each start is a process of its own. Call it while tests are collected. */
export const sendingProgram = (): ((...args: string[]) => Promise<Sending>) => {
  // Within node_modules, where the packages it imports are found.
  const cache = new URL('../../../../node_modules/.cache/', import.meta.url);
  const outfile = fileURLToPath(new URL(`grossist-tests/sending-program-${process.pid}-${Date.now()}.mjs`, cache));
  const built = build({
    entryPoints: [fileURLToPath(new URL('sending-program.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  afterAll(() => rm(outfile, { force: true }));

  return async (...args) => {
    await built;
    const child = spawn(process.execPath, [outfile, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const gone = once(child, 'close');
    const sent: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => sent.push(line));
    return {
      sent,
      kill: async (signal) => {
        child.kill(signal);
        await gone;
      },
    };
  };
};
