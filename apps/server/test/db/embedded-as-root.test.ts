import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { requires } from '../../../../tests/support/requires.ts';
import { installedBinaries } from '../../src/db/embedded/binaries.ts';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { runProgram, serverAccount } from '../../src/db/embedded/program.ts';
import { reachableBinaries } from '../../src/db/embedded/reachable-binaries.ts';
import { quietLog } from '../support/quiet-log.ts';
import { ask, dataDirectory, serverIn } from './data-directory.ts';

const skipped = requires('root');

/** A folder that only root may enter, as a clone under /root. */
async function privateFolder(): Promise<string> {
  const folder = join(await dataDirectory(), 'private');
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

test.skipIf(skipped !== '')(
  `stores data of a private folder of root where the server's user can read it${skipped}`,
  async () => {
    const folder = join(await privateFolder(), 'data');
    const sharedDirectory = await dataDirectory();
    const log = quietLog();
    const settings = { dataDirectory: folder, sharedDirectory, log, durable: false };
    const first = await openEmbedded(settings);
    const home = (await readFile(join(folder, 'postgres-is-at'), 'utf8')).split('\n')[0] ?? '';
    onTestFinished(() => rm(home, { recursive: true, force: true }));
    expect(home.startsWith(`${sharedDirectory}/`)).toBe(true);
    expect(log.messages.join('\n')).toContain(`PostgreSQL's data is stored in ${home}`);
    expect((await stat(join(home, 'postgres'))).uid).toBe((await serverAccount(''))?.uid);
    await ask(first.connectionString, 'create table stored as select 7 as number');
    await first.release();

    const next = await openEmbedded(settings);
    expect(await ask(next.connectionString, 'select number from stored')).toEqual({ number: 7 });
    await next.release();
    expect(await serverIn(home)).toBeUndefined();
  },
);

test.skipIf(skipped !== '')(
  `data that was reachable and is no more is not replaced by an empty database${skipped}`,
  async () => {
    const folder = await privateFolder();
    await mkdir(join(folder, 'postgres'));
    const opening = openEmbedded({ dataDirectory: folder, sharedDirectory: await dataDirectory(), log: quietLog() });
    await expect(opening).rejects.toThrow(`because ${folder} is closed to it`);
  },
);

test.skipIf(skipped !== '')(
  `does not replace missing data in another folder by an empty database${skipped}`,
  async () => {
    const folder = await privateFolder();
    await writeFile(join(folder, 'postgres-is-at'), `${join(folder, 'gone')}\n`);
    const opening = openEmbedded({ dataDirectory: folder, sharedDirectory: await dataDirectory(), log: quietLog() });
    await expect(opening).rejects.toThrow(/postgres-is-at says that.*no such folder.*remove that file/);
  },
);

test.skipIf(skipped !== '')(
  `programs under a private folder of root are copied once to where the server's user runs them${skipped}`,
  async () => {
    const installed = await installedBinaries();
    const directory = join(await privateFolder(), 'native');
    await cp(installed.directory, directory, { recursive: true, verbatimSymlinks: true });
    const shared = await dataDirectory();
    const account = await serverAccount('');
    const log = quietLog();
    const closed = { ...installed, directory };
    const [copy, again] = await Promise.all([
      reachableBinaries(closed, account, shared, log),
      reachableBinaries(closed, account, shared, log),
    ]);
    expect(again).toBe(copy);
    expect(copy.startsWith(join(shared, 'postgres-'))).toBe(true);
    expect(log.messages).toHaveLength(1);
    const ran = await runProgram(join(copy, 'bin', 'initdb'), ['--version'], account);
    expect(ran.output).toContain('(PostgreSQL) 18');
  },
);
