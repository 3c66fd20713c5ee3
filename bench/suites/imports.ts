import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { bulkCommerceSearch, commerceSearch } from '@grossist/contracts';
import { demoRecords } from '@grossist/demo';
import { bmecatOfSize, type Features } from '../../packages/catalogue-formats/test/bmecat-generator.ts';
import { type Client, clientOf } from '../../tests/running-shop/client.ts';
import { type ShopFolder, shopFolder } from '../../tests/running-shop/shop.ts';
import { type Measured, summary, timed } from '../measure.ts';
import type { Results } from '../report.ts';

const MB = 1_000_000;
const BMECAT_BYTES = 500 * MB;
const TODAY = '2026-01-01';
const ASKED_EVERY_MS = 100;

/** What of the demo wholesaler comes, always without people. */
const WHOLESALERS = {
  /** What an editor's system knows: the catalogue, its materials in seven languages with their features. */
  catalogue: 'materials',
  /** The same with what an ERP knows: prices of five markets and stock of six plants in each, terms, a year of orders. */
  whole: 'materials with 5 prices and 6 stocks each',
} as const;
type Wholesaler = keyof typeof WHOLESALERS;

const OF_THE_CATALOGUE: ReadonlySet<string> = new Set(['etim-class', 'supplier', 'node', 'product', 'material']);

interface DemoFile {
  materials: number;
  /** The last material of the file: once it is found, all are. */
  last: string;
}

/** The demo wholesaler as NDJSON. */
const writeDemo = async (file: string, materials: number, what: Wholesaler): Promise<DemoFile> => {
  let count = 0;
  let last = '';
  const lines = function* () {
    for (const record of demoRecords({ materials, buyers: 0, today: TODAY })) {
      if (record.kind === 'contact' || (what === 'catalogue' && !OF_THE_CATALOGUE.has(record.kind))) continue;
      let told: object = record;
      if (record.kind === 'material') {
        count += 1;
        last = record.sapMaterialNumber ?? last;
        if (what === 'catalogue') told = { ...record, listPrices: undefined, stock: undefined };
      }
      yield `${JSON.stringify(told)}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return { materials: count, last };
};

const untilFound = async (client: Client, number: string): Promise<void> => {
  for (;;) {
    const { Documents } = await client.call(bulkCommerceSearch, {
      body: { Identifiers: [number], cultureName: 'da-DK' },
    });
    if (Documents.length > 0) return;
    await pause(50);
  }
};

/** What somebody waits who searches now and then while something else is done. */
const searchedMeanwhile = async (name: string, client: Client, work: Promise<unknown>): Promise<Measured> => {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  for (let run = 0; !isDone; run += 1) {
    const Query = ['kabel', 'Inst', 'stikkontakt hvid', 'rørholder'][run % 4] ?? '';
    times.push(await timed(() => client.send(commerceSearch, { body: { Query, cultureName: 'da-DK' } })));
    await pause(ASKED_EVERY_MS);
  }
  await ended;
  return summary(name, times);
};

interface Shop {
  folder: ShopFolder;
  client: Client;
  results: Results;
  /** Where files are made. */
  files: string;
}

const measureNdjson = async ({ folder, client, results, files }: Shop, materials: number, what: Wholesaler) => {
  const file = join(files, 'demo.ndjson');
  const demo = await writeDemo(file, materials, what);
  const megabytes = (await stat(file)).size / MB;
  const started = performance.now();
  const imported = await folder.importFile(file);
  if (imported.code !== 0) throw new Error(imported.printed);
  await untilFound(client, demo.last);
  const seconds = (performance.now() - started) / 1000;
  const name = `NDJSON, ${demo.materials.toLocaleString('en-US')} ${WHOLESALERS[what]}`;
  results.figures.push(
    { name: `${name}, until all are found`, value: demo.materials / seconds, unit: 'materials/s' },
    { name: `${name}, bytes`, value: megabytes / seconds, unit: 'MB/s' },
    { name: `${name}, peak memory`, value: imported.peakMemory, unit: 'MB' },
  );
};

/** What BMEcat files tell of their products. */
const FEATURES = {
  few: '4 or 5 features each',
  many: '22 to 24 features each',
} as const satisfies Record<Features, string>;

interface Bmecat {
  path: string;
  features: Features;
}

const writeBmecat = async (files: string, features: Features): Promise<Bmecat> => {
  const path = join(files, 'catalogue.xml');
  await pipeline(Readable.from(bmecatOfSize(BMECAT_BYTES, features)), createWriteStream(path));
  return { path, features };
};

type Importing = Pick<ShopFolder, 'importFile'>;

/** @param way what this import is called */
const importBmecat = async (
  { importFile }: Importing,
  { path, features }: Bmecat,
  results: Results,
  way: string,
  options: readonly string[],
  client?: Client,
): Promise<void> => {
  const megabytes = (await stat(path)).size / MB;
  const name = `BMEcat of ${megabytes.toFixed(0)} MB, ${FEATURES[features]}, ${way}`;
  const from = performance.now();
  const importing = importFile(path, ...options);
  if (client !== undefined)
    results.measured.push(await searchedMeanwhile(`search meanwhile: ${name}`, client, importing));
  const read = await importing;
  if (read.code !== 0) throw new Error(read.printed);
  const seconds = (performance.now() - from) / 1000;
  results.figures.push(
    { name, value: megabytes / seconds, unit: 'MB/s' },
    { name: `${name}, peak memory`, value: read.peakMemory, unit: 'MB' },
  );
};

/** Into a shop that runs, is searched and makes its search's index meanwhile. */
const measureBmecat = async ({ folder, client, results, files }: Shop, features: Features): Promise<void> => {
  const file = await writeBmecat(files, features);
  await importBmecat(folder, file, results, 'dry run', ['--dry-run'], client);
  await importBmecat(folder, file, results, 'import', [], client);
};

/** Into an empty shop: one that runs and makes its search's index, but is not searched, and one that is closed. */
const measureBmecatAlone = async (results: Results, files: string, features: Features): Promise<void> => {
  const file = await writeBmecat(files, features);
  for (const way of ['import, nobody searches', 'import, the shop is closed']) {
    const folder = await shopFolder(0, { demo: false });
    try {
      const running = await folder.start();
      if (way.endsWith('closed')) await running.stop();
      try {
        await importBmecat(folder, file, results, way, []);
      } finally {
        await running.stop();
      }
    } finally {
      await folder.remove();
    }
  }
};

/**
 * Files brought into an empty shop that runs meanwhile: NDJSON until its last material is found, then BMEcat; then BMEcat
 * once more where nothing else is done. What a material is differs: once with what its format usually tells, once with
 * what weighs most on a rate.
 */
export const measureImports = async (materials: number, results: Results): Promise<void> => {
  for (const [what, features] of [
    ['catalogue', 'many'],
    ['whole', 'few'],
  ] as const) {
    const files = await mkdtemp(join(tmpdir(), 'grossist-bench-'));
    const folder = await shopFolder(0, { demo: false });
    try {
      const running = await folder.start();
      const shop = { folder, client: clientOf(running.base), results, files };
      try {
        await measureNdjson(shop, materials, what);
        await measureBmecat(shop, features);
      } finally {
        await running.stop();
      }
      await measureBmecatAlone(results, files, features);
    } finally {
      await folder.remove();
      await rm(files, { recursive: true, force: true });
    }
  }
};
