// A program whose output is printed whole when it has ended, so that the output of several side by side stays readable.
import { spawn } from 'node:child_process';
import { root } from './layout.mjs';

/**
 * Runs a program of Node's.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, program?: string }} [options] `program`: another version of Node
 * @returns {Promise<{ ok: boolean, output: string }>} what it printed, both streams as they came
 */
export const runBuffered = (args, { env = {}, program = process.execPath } = {}) =>
  new Promise((resolve, reject) => {
    const pieces = [];
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const keep = (piece) => pieces.push(piece);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(pieces).toString() }));
  });
