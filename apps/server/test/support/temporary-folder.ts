import { chmod, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that the database server's own user may enter too; the caller removes it. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), `grossist-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
