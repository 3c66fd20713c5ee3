import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** What databases, shops, browsers and imported files of a whole run take at once, with room to spare. */
const ROOM = 6 * GIB;
/** The memory that must be free for them and for the processes of the run. */
const MEMORY = 8 * GIB;

/** Some tests run programs from there, which some systems refuse. */
const isExecutable = (folder: string): boolean => {
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounted.map((line) => line.split(' ')).find(([, path]) => path === folder)?.[3] ?? '';
  return !options.split(',').includes('noexec');
};

const hasRoom = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM && freemem() >= MEMORY && isExecutable(folder);
  } catch {
    return false;
  }
};

/**
 * Returns the folder for the temporary files of tests: one in memory where it has room for them, since a database is a
 * thousand files, which a disk takes most of a second of processor time to make and to remove. `TMPDIR`, where it is set, goes
 * first; undefined: the system's.
 */
export const temporaryFolderOfTests = (): string | undefined =>
  process.env['TMPDIR'] ?? (hasRoom(IN_MEMORY) ? IN_MEMORY : undefined);
