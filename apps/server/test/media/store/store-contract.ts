import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MEDIA_SIZES, type MediaStore } from '../../../src/gateways/media/port.ts';
import { aJpeg } from '../a-picture.ts';

/** What every store of media does, whichever it is. */
export const mediaStoreContract = (store: MediaStore): void => {
  test('reads a file as it was stored', async () => {
    const content = await aJpeg({ color: '#a00' });
    const stored = await store.store({ mimeType: 'image/jpeg', content, publicId: 'tests/red' });
    expect(stored.url).toMatch(/^(?:https?:\/\/|\/).+\.jpg$/);
    expect(await store.read(stored)).toEqual({ mimeType: 'image/jpeg', content });
  });

  test('stores tables and documents as well', async () => {
    const content = Buffer.from('number;quantity\n1;2\n');
    const stored = await store.store({ mimeType: 'text/csv', content, publicId: 'tests/table' });
    expect(stored.url).toMatch(/\.csv$/);
    expect((await store.read(stored))?.content).toEqual(content);
    expect(await store.read(stored, 160)).toBeUndefined();
  });

  test('reads a picture in each of the sizes, never larger than it is', async () => {
    const content = await aJpeg({ width: 1200, height: 300 });
    const stored = await store.store({ mimeType: 'image/jpeg', content, publicId: 'tests/wide' });
    for (const size of MEDIA_SIZES) {
      const sized = await store.read(stored, size);
      expect(sized?.mimeType).toBe('image/webp');
      expect(await sharp(sized?.content).metadata()).toMatchObject({ format: 'webp', width: size, height: size / 4 });
      expect(store.addressOf(stored, size)).toContain(String(size));
    }
    const small = await store.store({ mimeType: 'image/jpeg', content: await aJpeg(), publicId: 'tests/small' });
    expect(await sharp((await store.read(small, 480))?.content).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  test('stores the same content twice', async () => {
    const content = await aJpeg({ color: '#0a0' });
    const once = await store.store({ mimeType: 'image/jpeg', content, publicId: 'tests/green' });
    const again = await store.store({ mimeType: 'image/jpeg', content, publicId: 'tests/green' });
    expect(again.key).toBe(once.key);
  });

  test('removes a file, also one that does not exist', async () => {
    const stored = await store.store({
      mimeType: 'image/jpeg',
      content: await aJpeg({ color: '#00a' }),
      publicId: 'tests/blue',
    });
    await store.read(stored, 160);
    await store.remove(stored);
    await store.remove(stored);
    expect(await store.read(stored)).toBeUndefined();
    expect(await store.read(stored, 160)).toBeUndefined();
  });

  test('returns nothing for a file that was never stored', async () => {
    const key = createHash('sha256').update('nothing').digest('hex');
    const url = '/media/files/none.jpg';
    expect(await store.read({ key, mimeType: 'image/jpeg', url })).toBeUndefined();
    expect(await store.read({ key: '../../etc/passwd', mimeType: 'image/jpeg', url })).toBeUndefined();
  });

  test('signs the same parameters alike, and others otherwise', async () => {
    const parameters = { public_id: 'tests/a', timestamp: '1800000000' };
    const signature = await store.sign(parameters);
    expect(signature).toMatch(/^[0-9a-f]{40,64}$/);
    expect(await store.sign({ timestamp: '1800000000', public_id: 'tests/a' })).toBe(signature);
    expect(await store.sign({ ...parameters, public_id: 'tests/b' })).not.toBe(signature);
    expect(await store.sign({ ...parameters, timestamp: '1800000001' })).not.toBe(signature);
    await expect(store.sign({ ...parameters, public_id: 'a&timestamp=9' })).rejects.toThrow(RangeError);
  });
};
