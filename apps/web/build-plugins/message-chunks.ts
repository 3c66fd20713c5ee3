import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PUBLIC_NAME = 'virtual:message-chunks';
const MODULE = `\0${PUBLIC_NAME}`;
const LOCALE_INDEX = /\/packages\/messages\/src\/([^/]+)\/index\.ts$/;
const LATER_INDEX = /\/packages\/messages\/src\/([^/]+)\/later\.ts$/;
const CART_PAGE = /\/packages\/messages\/src\/([^/]+)\/cart-page\.ts$/;
/** What most pages of signed-in visitors need besides. */
const ORDER_PARTS = 'app/features/catalogue/order-parts.tsx';

interface Built {
  file: string;
  imports?: readonly string[];
}

interface Chunks {
  first: Record<string, string>;
  /** With the files that they take from others. */
  later: Record<string, readonly string[]>;
  cartPage: Record<string, readonly string[]>;
  order: readonly string[];
}

const NONE: Chunks = { first: {}, later: {}, cartPage: {}, order: [] };

const isBuilt = (value: unknown): value is Built =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

/** The addresses of a file and of all that it takes from others. */
const filesOf = (manifest: ReadonlyMap<string, Built>, source: string, seen = new Set<string>()): string[] => {
  const built = manifest.get(source);
  if (!built || seen.has(source)) return [];
  seen.add(source);
  return [`/${built.file}`, ...(built.imports ?? []).flatMap((other) => filesOf(manifest, other, seen))];
};

/** The browser's files are built before the server's, and their manifest lies there until both are done. */
const chunksIn = async (manifestFile: string): Promise<Chunks> => {
  const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
  const files = new Map(Object.entries(manifest ?? {}).filter((entry): entry is [string, Built] => isBuilt(entry[1])));
  const byLocale = (pattern: RegExp): Record<string, string> =>
    Object.fromEntries(
      [...files].flatMap(([source, { file }]) => {
        const locale = pattern.exec(source)?.[1];
        return locale === undefined ? [] : [[locale, `/${file}`]];
      }),
    );
  const allByLocale = (pattern: RegExp): Record<string, readonly string[]> =>
    Object.fromEntries(
      [...files.keys()].flatMap((source) => {
        const locale = pattern.exec(source)?.[1];
        return locale === undefined ? [] : [[locale, filesOf(files, source)]];
      }),
    );
  return {
    first: byLocale(LOCALE_INDEX),
    later: allByLocale(LATER_INDEX),
    cartPage: allByLocale(CART_PAGE),
    order: filesOf(files, ORDER_PARTS),
  };
};

/**
 * Tells the server the address of each locale's message files, and of what signed-in visitors need on most pages, so
 * that the page can ask for them beside the first scripts and not only after them. Empty in development.
 */
export const messageChunks = (): Plugin => ({
  name: 'grossist:message-chunks',
  resolveId: (source) => (source === PUBLIC_NAME ? MODULE : undefined),
  async load(id) {
    if (id !== MODULE) return undefined;
    const { command, root } = this.environment.config;
    const chunks = command === 'build' ? await chunksIn(join(root, 'build/client/.vite/manifest.json')) : NONE;
    return Object.entries(chunks)
      .map(([name, files]) => `export const ${name} = ${JSON.stringify(files)};`)
      .join('\n');
  },
});
