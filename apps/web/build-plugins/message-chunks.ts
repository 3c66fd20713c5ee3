import type { Plugin } from 'vite';

const PUBLIC_NAME = 'virtual:message-chunks';
const MODULE = `\0${PUBLIC_NAME}`;
const LOCALE_INDEX = /\/app\/i18n\/messages\/([^/]+)\/index\.ts$/;

// The browser's files are built before the server's and by the same process, but not by the same plugin instance.
const chunks = new Map<string, string>();

/**
 * Tells the server the address of each locale's message file, so that the page can ask for it beside the first
 * scripts and not only after them. Empty in development.
 */
export const messageChunks = (): Plugin => ({
  name: 'grossist:message-chunks',
  resolveId: (source) => (source === PUBLIC_NAME ? MODULE : undefined),
  load: (id) => (id === MODULE ? `export default ${JSON.stringify(Object.fromEntries(chunks))};` : undefined),
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.facadeModuleId) continue;
      const locale = LOCALE_INDEX.exec(file.facadeModuleId)?.[1];
      if (locale) chunks.set(locale, `/${file.fileName}`);
    }
  },
});
