import { chmod, mkdir, stat } from 'node:fs/promises';

const OWNER_ONLY = 0o700;
/** Where the shop runs as root, PostgreSQL runs as another user, who must get through to its own folder. */
const OWNER_AND_PASSAGE = 0o711;
const SHARED = 0o1000;

/**
 * Makes the data directory, or closes an existing one to other users of the machine. A directory of somebody else, or one
 * that is shared on purpose (sticky, as /tmp), is left as it is.
 * @param isEmbedded the embedded database's files are in it
 */
export const openDataDirectory = async (path: string, isEmbedded: boolean): Promise<void> => {
  const isRoot = process.getuid?.() === 0;
  const mode = isRoot && isEmbedded ? OWNER_AND_PASSAGE : OWNER_ONLY;
  await mkdir(path, { recursive: true, mode });
  const found = await stat(path);
  const isOurs = process.getuid === undefined || found.uid === process.getuid();
  if (isOurs && (found.mode & SHARED) === 0 && (found.mode & 0o777 & ~mode) !== 0) await chmod(path, mode);
};
