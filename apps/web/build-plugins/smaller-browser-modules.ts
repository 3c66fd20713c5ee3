import type { Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
const ROUTER = /^react-router(?:\/dom)?$/;
const DEVELOPMENT = '/react-router/dist/development/';

/**
 * What the browser gets in a smaller edition. The ICU parser: messages are parsed while building, see
 * compiled-messages.ts. The router: its package names only the edition with warnings, for production too.
 */
export const smallerBrowserModules = (): Plugin => ({
  name: 'grossist:smaller-browser-modules',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (this.environment.name !== 'client') return undefined;
    if (source === PARSER) return this.resolve(`${PARSER}/no-parser.js`, importer, { skipSelf: true });
    if (!ROUTER.test(source)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: found.id.replace(DEVELOPMENT, '/react-router/dist/production/') };
  },
});
