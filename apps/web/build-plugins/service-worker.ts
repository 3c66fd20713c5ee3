import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = 'service-worker/index.ts';
const FILE = 'service-worker.js';

/** The pages that can be read offline, by the files of their routes. */
const OFFLINE_ENTRIES =
  /\/app\/(?:root\.tsx|entry\.client\.tsx|pages\/cart-route\.tsx|features\/(?:home\/home-route|lists\/lists-route|orders\/orders-route|orders\/order-route|offline\/offline-route)\.tsx)/;
const LOCALE = /\/packages\/messages\/src\/([^/]+)\//;
const BARCODES = /\/features\/search\/scan\/wasm-reader\.ts$/;
/** What those pages open that can't be used offline. */
const ONLINE_ALONE =
  /\/features\/(?:assortments|editing|support|guides|punchout|label-print|pdf-export|pdf-catalogues|profile|identity|express-box|service-centers)\//;

type Bundle = Rolldown.OutputBundle;

const filesOf = (chunk: Rolldown.OutputChunk): string[] => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];

/** The chunks that some chunks need, those that they load later included, as far as `isWanted`. */
const closureOf = (
  bundle: Bundle,
  begin: readonly Rolldown.OutputChunk[],
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): Set<Rolldown.OutputChunk> => {
  const found = new Set<Rolldown.OutputChunk>();
  const open = [...begin];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk) || !isWanted(chunk)) continue;
    found.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = bundle[name];
      if (next?.type === 'chunk') open.push(next);
    }
  }
  return found;
};

/** What the service worker has to know of the files of the build; all below "assets/", named without it. */
const builtFiles = (bundle: Bundle) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const sourceOf = ({ facadeModuleId }: Rolldown.OutputChunk): string => facadeModuleId ?? '';
  const begin = chunks.filter((chunk) => OFFLINE_ENTRIES.test(sourceOf(chunk)));
  const isOffline = (chunk: Rolldown.OutputChunk): boolean =>
    !LOCALE.test(sourceOf(chunk)) && !BARCODES.test(sourceOf(chunk)) && !ONLINE_ALONE.test(sourceOf(chunk));
  const offline = closureOf(bundle, begin, isOffline);
  const loadedBy = new Set([...offline].flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
  const byLocale: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const locale = LOCALE.exec(sourceOf(chunk))?.[1];
    if (locale !== undefined && loadedBy.has(chunk.fileName)) (byLocale[locale] ??= []).push(...filesOf(chunk));
  }
  const reader = chunks.filter((chunk) => BARCODES.test(sourceOf(chunk)));
  const barcodes = [...closureOf(bundle, reader, (chunk) => !offline.has(chunk))].flatMap(filesOf);
  const wasm = Object.keys(bundle).filter((name) => name.endsWith('.wasm'));
  const names = (files: Iterable<string>): string[] =>
    [...new Set(files)].filter((file) => file.startsWith('assets/')).map((file) => file.slice('assets/'.length));
  return {
    all: names(Object.keys(bundle)),
    offline: names([...offline].flatMap(filesOf)),
    byLocale: Object.fromEntries(Object.entries(byLocale).map(([locale, files]) => [locale, names(files)])),
    barcodes: names([...barcodes, ...wasm]),
  };
};

/**
 * Builds the service worker as one classic script at the root of the shop, with the names of the files that the web app
 * consists of: another build is another worker.
 */
export const serviceWorker = (): Plugin => ({
  name: 'grossist:service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const built = await build({
        root: this.environment.config.root,
        configFile: false,
        envDir: false,
        logLevel: 'warn',
        publicDir: false,
        define: { BUILT: JSON.stringify(builtFiles(bundle)) },
        build: {
          write: false,
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: FILE } },
        },
      });
      const outputs = Array.isArray(built) ? built : [built];
      for (const result of outputs) {
        if (!('output' in result)) continue;
        for (const file of result.output) {
          if (file.type === 'chunk') this.emitFile({ type: 'asset', fileName: FILE, source: file.code });
        }
      }
    },
  },
});
