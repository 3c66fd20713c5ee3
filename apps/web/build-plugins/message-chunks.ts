import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PUBLIC_NAME = 'virtual:message-chunks';
const MODULE = `\0${PUBLIC_NAME}`;
const LOCALE_INDEX = /\/i18n\/messages\/([^/]+)\/index\.ts$/;

const isFile = (value: unknown): value is { file: string } =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

/** The browser's files are built before the server's, and their manifest lies there until both are done. */
const chunksIn = async (manifestFile: string): Promise<Record<string, string>> => {
  const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
  const chunks: Record<string, string> = {};
  for (const [source, built] of Object.entries(manifest ?? {})) {
    const locale = LOCALE_INDEX.exec(source)?.[1];
    if (locale && isFile(built)) chunks[locale] = `/${built.file}`;
  }
  return chunks;
};

/**
 * Tells the server the address of each locale's message file, so that the page can ask for it beside the first
 * scripts and not only after them. Empty in development.
 */
export const messageChunks = (): Plugin => ({
  name: 'grossist:message-chunks',
  resolveId: (source) => (source === PUBLIC_NAME ? MODULE : undefined),
  async load(id) {
    if (id !== MODULE) return undefined;
    const { command, root } = this.environment.config;
    const chunks = command === 'build' ? await chunksIn(join(root, 'build/client/.vite/manifest.json')) : {};
    return `export default ${JSON.stringify(chunks)};`;
  },
});
