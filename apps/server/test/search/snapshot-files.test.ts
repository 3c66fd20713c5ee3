import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Delivery, type IndexImage, IndexReader, IndexWriter } from '@grossist/search-index';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readManifest } from '../../src/gateways/search-engine/embedded/snapshot/manifest.ts';
import { loadSnapshot, writeSnapshot } from '../../src/gateways/search-engine/embedded/snapshot/stored-snapshot.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CHANGE = { sequence: 7, madeAt: '1.5' };
const directory = join(await temporaryFolder('snapshot-files'), 'search');

afterAll(() => rm(dirname(directory), { recursive: true, force: true }));

const put = (index: IndexWriter, ...keys: string[]): void => {
  index.put(
    keys.map((key) => ({
      key,
      productKey: 'P',
      numbers: {},
      texts: { da: { name: `Kabel ${key}` } },
      nodePath: ['N'],
      markets: ['DK'],
      features: { EF1: Number(key) },
      flags: {},
      popularity: 0,
    })),
  );
  index.commit();
};

const anIndex = (): IndexWriter => {
  const index = new IndexWriter();
  index.registerTerms('node', 'N', { da: ['ledning'] });
  put(index, '1', '2', '3');
  put(index, '2');
  return index;
};

const found = (image: IndexImage): string[] => {
  const reader = new IndexReader();
  reader.update(new IndexWriter(image).publication(new Delivery()));
  const { hits } = reader.search({
    query: 'ledning',
    language: 'da',
    market: 'DK',
    sort: 'number',
    offset: 0,
    limit: 9,
    facets: 'none',
  });
  return hits.map(({ key }) => key);
};

const loaded = async () => {
  const manifest = await readManifest(directory);
  if (manifest === undefined) throw new Error('There is no manifest');
  return { manifest, ...(await loadSnapshot(directory, manifest)) };
};

const fileOf = async (kind: string): Promise<string> =>
  join(directory, (await readdir(directory)).find((name) => name.startsWith(kind))!);

const flip = async (path: string, at: number): Promise<void> => {
  const bytes = await readFile(path);
  bytes[Math.floor(at * (bytes.length - 1))]! ^= 4;
  await writeFile(path, bytes);
};

beforeEach(async () => {
  await rm(directory, { recursive: true, force: true });
  await writeSnapshot(directory, anIndex().image(), CHANGE, new Map());
});

describe('a snapshot', () => {
  it('is absent where none was written', async () => {
    expect(await readManifest(dirname(directory))).toBeUndefined();
  });

  it('gives back the index, its removals, its registered words and its place among the changes', async () => {
    const { manifest, image } = await loaded();
    expect(manifest.change).toEqual(CHANGE);
    expect(found(image)).toEqual(['1', '2', '3']);
    expect(new IndexWriter(image).size).toBe(3);
  });

  it('can be changed, and written again without the segments that are there', async () => {
    const { image, files } = await loaded();
    const index = new IndexWriter(image);
    put(index, '4');
    const written = await writeSnapshot(directory, index.image(), { ...CHANGE, sequence: 8 }, files);
    for (const [id, file] of files) expect(written.files.get(id)).toEqual(file);
    expect(written.files.size).toBe(files.size + 1);
    const again = await loaded();
    expect(again.manifest.change.sequence).toBe(8);
    expect(found(again.image)).toEqual(['1', '2', '3', '4']);
  });

  it('is written whole when a segment that should be there is not', async () => {
    const { image, files } = await loaded();
    await rm(await fileOf('segment'));
    await writeSnapshot(directory, image, CHANGE, files);
    expect(found((await loaded()).image)).toEqual(['1', '2', '3']);
  });

  it('stays as it was while the next is half written', async () => {
    await writeFile(join(directory, 'segment-0.bin'), 'half of it');
    await writeFile(join(directory, 'manifest.json.unfinished'), '{"checksum":');
    expect(found((await loaded()).image)).toEqual(['1', '2', '3']);
    await writeSnapshot(directory, anIndex().image(), CHANGE, new Map());
    expect(await readdir(directory)).not.toContain('segment-0.bin');
  });
});

describe('a damaged snapshot is refused:', () => {
  it.each([
    ['a flipped bit in a segment', async () => flip(await fileOf('segment'), 0.5)],
    ['a flipped bit at the beginning of a segment', async () => flip(await fileOf('segment'), 0)],
    ['a flipped bit at the end of a segment', async () => flip(await fileOf('segment'), 1)],
    ['a flipped bit in the states', async () => flip(await fileOf('states'), 0.3)],
    ['a flipped bit in the registered words', async () => flip(await fileOf('registrations'), 0.4)],
    ['a flipped bit in the manifest', async () => flip(await fileOf('manifest'), 0.6)],
    ['a segment cut short', async () => truncate(await fileOf('segment'), 1000)],
    ['a manifest cut short', async () => truncate(await fileOf('manifest'), 100)],
    ['an empty manifest', async () => truncate(await fileOf('manifest'), 0)],
    ['a segment that is gone', async () => rm(await fileOf('segment'))],
    ['states that are gone', async () => rm(await fileOf('states'))],
  ])('%s', async (_, damage) => {
    await damage();
    await expect(loaded()).rejects.toThrow();
  });
});
