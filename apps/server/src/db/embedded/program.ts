import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';

/** The user a program runs as; undefined for our own. */
export type Account = { uid: number; gid: number };

interface ProgramResult {
  code: number | null;
  output: string;
}

/** Only what PostgreSQL needs: a PGPORT or PGDATA of the caller must not reach it. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {};
  for (const name of ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP']) environment[name] = process.env[name];
  return environment;
}

/**
 * Runs a program to its end and returns the end of its combined output.
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
    const append = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-20_000);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/**
 * The user PostgreSQL runs as: our own (undefined), or, since it refuses root, the owner of the existing cluster,
 * else the system user `postgres` (made when absent), else `nobody`.
 * @throws when we are root and none of these can be had.
 */
export async function serverAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = (await lookUp('postgres')) ?? (await createPostgres()) ?? (await lookUp('nobody'));
  if (!account) {
    throw new Error('PostgreSQL refuses to run as root, and neither the user postgres nor nobody exists here.');
  }
  return account;
}

async function createPostgres(): Promise<Account | undefined> {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'];
  await runProgram('useradd', args).catch(() => undefined);
  return lookUp('postgres');
}

async function lookUp(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([id('-u', name), id('-g', name)]);
  return uid && gid ? { uid, gid } : undefined;
}

async function id(flag: string, name: string): Promise<number | undefined> {
  const result = await runProgram('id', [flag, name]).catch(() => undefined);
  return result?.code === 0 && /^\d+$/.test(result.output) ? Number(result.output) : undefined;
}
