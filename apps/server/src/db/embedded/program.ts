import { spawn } from 'node:child_process';

/** The user a program runs as; undefined for our own. */
export type Account = { uid: number; gid: number };

export interface ProgramResult {
  code: number | null;
  output: string;
}

/** Only what PostgreSQL needs: a PGPORT or PGDATA of the caller must not reach it. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept: NodeJS.ProcessEnv = {};
  for (const name of ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP']) kept[name] = process.env[name];
  return kept;
}

/**
 * Runs a program to its end and keeps what it says on both outputs.
 * @throws the system error when it cannot be started.
 */
export function runProgram(file: string, args: string[], account?: Account): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    // The caller's working directory may be closed to the account.
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
}
