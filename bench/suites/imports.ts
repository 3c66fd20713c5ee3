import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { bulkCommerceSearch, commerceSearch } from '@grossist/contracts';
import { demoRecords } from '@grossist/demo';
import { bmecatOfSize } from '../../packages/catalogue-formats/test/bmecat-generator.ts';
import { type Client, clientOf } from '../../tests/running-shop/client.ts';
import { shopFolder } from '../../tests/running-shop/shop.ts';
import { type Measured, summary, timed } from '../measure.ts';
import type { Results } from '../report.ts';

const MB = 1_000_000;
const BMECAT_BYTES = 500 * MB;
const TODAY = '2026-01-01';
const ASKED_EVERY_MS = 100;

interface DemoFile {
  materials: number;
  /** The last material of the file: once it is found, all are. */
  last: string;
}

/** The demo wholesaler as NDJSON, without its people. */
const writeDemo = async (file: string, materials: number): Promise<DemoFile> => {
  let count = 0;
  let last = '';
  const lines = function* () {
    for (const record of demoRecords({ materials, buyers: 0, today: TODAY })) {
      if (record.kind === 'contact') continue;
      if (record.kind === 'material') {
        count += 1;
        last = record.sapMaterialNumber ?? last;
      }
      yield `${JSON.stringify(record)}\n`;
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

/** Files brought into an empty shop that runs meanwhile: until the last material of the file is found. */
export const measureImports = async (materials: number, results: Results): Promise<void> => {
  const files = await mkdtemp(join(tmpdir(), 'grossist-bench-'));
  const folder = await shopFolder(0, { demo: false });
  const figure = (name: string, value: number, unit: string): void => {
    results.figures.push({ name, value, unit });
  };
  try {
    const ndjson = join(files, 'demo.ndjson');
    const demo = await writeDemo(ndjson, materials);
    const shop = await folder.start();
    try {
      const started = performance.now();
      const imported = await folder.importFile(ndjson);
      if (imported.code !== 0) throw new Error(imported.printed);
      await untilFound(clientOf(shop.base), demo.last);
      const seconds = (performance.now() - started) / 1000;
      const size = demo.materials.toLocaleString('en-US');
      figure(`NDJSON, ${size} materials, with indexing`, demo.materials / seconds, 'materials/s');
      figure(`NDJSON, ${size} materials, peak memory of the import`, imported.peakMemory, 'MB');

      const bmecat = join(files, 'catalogue.xml');
      await pipeline(Readable.from(bmecatOfSize(BMECAT_BYTES)), createWriteStream(bmecat));
      const megabytes = (await stat(bmecat)).size / MB;
      for (const [name, options] of [
        ['dry run', ['--dry-run']],
        ['import', []],
      ] as const) {
        const from = performance.now();
        const importing = folder.importFile(bmecat, ...options);
        const searched = `search while BMEcat is read, ${name}`;
        results.measured.push(await searchedMeanwhile(searched, clientOf(shop.base), importing));
        const read = await importing;
        if (read.code !== 0) throw new Error(read.printed);
        figure(
          `BMEcat of ${megabytes.toFixed(0)} MB, ${name}`,
          megabytes / ((performance.now() - from) / 1000),
          'MB/s',
        );
        figure(`BMEcat of ${megabytes.toFixed(0)} MB, ${name}, peak memory`, read.peakMemory, 'MB');
      }
    } finally {
      await shop.stop();
    }
  } finally {
    await folder.remove();
    await rm(files, { recursive: true, force: true });
  }
};
