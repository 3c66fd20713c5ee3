import { type Plugin, runnerImport } from 'vite';

const PACKAGE = '@grossist/contracts';
const MODULE = '\0operation-descriptions';
/** Before the name of an operation: the module of its description alone. */
const OPERATION = '\0operation:';

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
 * with them all of zod, stay on the server, which checks what comes in; types still come from the declarations. Each is
 * a module of its own, so that it comes with the parts that make the call: all together would be in every first visit.
 */
export const operationDescriptions = (contracts: string): Plugin => {
  let described: Promise<ReadonlyMap<string, string>> | undefined;
  const describe = async (watch: (file: string) => void): Promise<ReadonlyMap<string, string>> => {
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(contracts, { configFile: false });
    for (const dependency of [contracts, ...dependencies]) watch(dependency);
    return new Map(
      Object.entries(module)
        .filter((entry): entry is [string, Described] => isDescribed(entry[1]))
        .map(([exported, { call, name, area, method, path, changes }]) => [
          exported,
          JSON.stringify({ call, name, area, method, path, changes }),
        ]),
    );
  };
  return {
    name: 'grossist:operation-descriptions',
    enforce: 'pre',
    resolveId(source) {
      if (source.startsWith(OPERATION)) return source;
      return source === PACKAGE && this.environment.name === 'client' ? MODULE : undefined;
    },
    async load(id) {
      if (id !== MODULE && !id.startsWith(OPERATION)) return undefined;
      if (id === MODULE) described = describe((file) => this.addWatchFile(file));
      const operations = (await described) ?? new Map<string, string>();
      if (id !== MODULE) {
        const name = id.slice(OPERATION.length);
        return { code: `export const ${name} = ${operations.get(name)};`, moduleSideEffects: false };
      }
      const code = [...operations.keys()].map((name) => `export { ${name} } from '${OPERATION}${name}';`).join('\n');
      return { code, moduleSideEffects: false };
    },
  };
};
