import { constants } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Home } from './home.ts';

const KEPT_BYTES = 10_000_000;

/** The server's own log; what it says from here on can be read back. */
export interface ServerLog {
  path: string;
  handle: FileHandle;
  /** The last lines written since it was opened. */
  tail(): Promise<string>;
}

/** Opens the log in the cluster's folder for appending; a long one is set aside first. */
export async function openServerLog(home: Home): Promise<ServerLog> {
  const path = join(home.cluster, 'server.log');
  let handle = await openForAppending(path);
  if ((await handle.stat()).size > KEPT_BYTES) {
    await handle.close();
    await rename(path, `${path}.1`);
    handle = await openForAppending(path);
  }
  // By its handle, for the path may have come to mean something else.
  if (home.account) await handle.chown(home.account.uid, home.account.gid);
  const start = (await handle.stat()).size;
  return {
    path,
    handle,
    async tail() {
      const { size } = await handle.stat();
      const from = Math.max(start, size - 4000);
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
      return buffer.subarray(0, bytesRead).toString('utf8').trim().split('\n').slice(-15).join('\n');
    },
  };
}

/** The folder belongs to another user than root: a link planted there must not lead root's pen elsewhere. */
function openForAppending(path: string): Promise<FileHandle> {
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  return open(path, constants.O_APPEND | constants.O_CREAT | constants.O_RDWR | noFollow, 0o600);
}
