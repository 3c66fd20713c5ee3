import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openEmbeddedMedia } from '../../../src/gateways/media/embedded/open-embedded-media.ts';
import { openImageProcessor } from '../../../src/images/index.ts';
import { testDatabase } from '../../support/database.ts';
import { countQueries } from '../../support/query-count.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aJpeg } from '../a-picture.ts';
import { mediaStoreContract } from './store-contract.ts';

const { db } = await testDatabase();
const images = openImageProcessor();
const folders = await Promise.all([temporaryFolder('media-one'), temporaryFolder('media-other')]);
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
const [one, other] = folders.map((dataDirectory) => openEmbeddedMedia({ db, images, dataDirectory }));
if (one === undefined || other === undefined) throw new Error('there are two folders');

describe('the embedded store', () => {
  mediaStoreContract(one);

  test('is one store for processes with data directories of their own', async () => {
    const content = await aJpeg({ color: '#abc' });
    const stored = await one.store({ mimeType: 'image/jpeg', content, publicId: 'x' });
    expect(await other.read(stored)).toEqual({ mimeType: 'image/jpeg', content });
    expect(await other.sign({ folder: 'x', timestamp: '1' })).toBe(await one.sign({ folder: 'x', timestamp: '1' }));
  });

  test('names files by their content, not their names', async () => {
    const content = await aJpeg({ color: '#cba' });
    const [first, second] = await Promise.all(
      ['a', '../../b'].map((publicId) => one.store({ mimeType: 'image/jpeg', content, publicId })),
    );
    expect(first).toEqual(second);
    expect(first?.url).toMatch(/^\/media\/files\/[0-9a-f]{64}\.jpg$/);
  });

  test('makes a size once, also when many ask for it at the same time, and again when its file was deleted', async () => {
    const content = await aJpeg({ color: '#777' });
    const stored = await one.store({ mimeType: 'image/jpeg', content, publicId: 'x' });
    const readMany = () => Promise.all(Array.from({ length: 5 }, () => one.read(stored, 160)));
    expect(await countQueries(db, readMany)).toBe(1);
    expect(await countQueries(db, readMany)).toBe(0);
    const folder = join(folders[0] ?? '', 'media');
    expect((await readdir(join(folder, stored.key.slice(0, 2)))).toSorted()).toEqual([
      `${stored.key}-160.webp`,
      `${stored.key}.jpg`,
    ]);
    await rm(folder, { recursive: true });
    expect(await countQueries(db, readMany)).toBe(1);
  });
});
