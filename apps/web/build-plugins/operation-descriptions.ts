import { type Plugin, runnerImport } from 'vite';

const PACKAGE = '@grossist/contracts';
const MODULE = '\0operation-descriptions';

interface Described {
  call: string;
  name: string;
  area: string;
  method: string;
  path: string;
  changes: boolean;
}

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'changes' in value;

/**
 * Gives the browser each operation as its description only (call, name, area, method, path, changes). The schemas, and
 * with them all of zod, stay on the server, which checks what comes in; types still come from the declarations.
 */
export const operationDescriptions = (contracts: string): Plugin => ({
  name: 'grossist:operation-descriptions',
  enforce: 'pre',
  resolveId(source) {
    return source === PACKAGE && this.environment.name === 'client' ? MODULE : undefined;
  },
  async load(id) {
    if (id !== MODULE) return undefined;
    this.addWatchFile(contracts);
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(contracts, { configFile: false });
    for (const dependency of dependencies) this.addWatchFile(dependency);
    return Object.entries(module)
      .filter((entry): entry is [string, Described] => isDescribed(entry[1]))
      .map(([exported, { call, name, area, method, path, changes }]) => {
        const description = JSON.stringify({ call, name, area, method, path, changes });
        return `export const ${exported} = ${description};`;
      })
      .join('\n');
  },
});
