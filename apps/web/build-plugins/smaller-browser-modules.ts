import type { Plugin } from 'vite';

const ROUTER = /^react-router(?:\/dom)?$/;
const DEVELOPMENT = '/react-router/dist/development/';

/**
 * Gives the browser the router's smaller edition: its package names only the one with warnings, for production too.
 */
export const smallerBrowserModules = (): Plugin => ({
  name: 'grossist:smaller-browser-modules',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (this.environment.name !== 'client') return undefined;
    if (!ROUTER.test(source)) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: found.id.replace(DEVELOPMENT, '/react-router/dist/production/') };
  },
});
