import { expect, test } from 'vitest';
import { drawing as asDrawing, PictureCache } from '../../src/areas/media/picture-response.ts';

const drawing = (pictures: PictureCache) => {
  const drawn: string[] = [];
  const get = (key: string, svg = 'x'.repeat(10)) =>
    pictures.get(key, async () => {
      drawn.push(key);
      return asDrawing(svg);
    });
  return { drawn, get };
};

test('draws a picture once', async () => {
  const { drawn, get } = drawing(new PictureCache(100));
  const first = await get('a');
  expect(await get('a')).toEqual(first);
  expect(drawn).toEqual(['a']);
});

test('evicts the least recently used picture', async () => {
  const pictures = new PictureCache(25);
  const { drawn, get } = drawing(pictures);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  expect(pictures.bytes).toBe(20);
});

test('returns a picture larger than the cache without caching it', async () => {
  const pictures = new PictureCache(5);
  const { drawn, get } = drawing(pictures);
  expect((await get('a'))?.content).toHaveLength(10);
  await get('a');
  expect(drawn).toEqual(['a', 'a']);
  expect(pictures.bytes).toBe(0);
});

test('concurrent calls leave one picture and its bytes', async () => {
  const pictures = new PictureCache(100);
  const { get } = drawing(pictures);
  await Promise.all([get('a'), get('a', 'y'.repeat(20))]);
  expect(pictures.bytes).toBe(20);
});

test('does not cache a missing drawing', async () => {
  const pictures = new PictureCache(100);
  expect(await pictures.get('a', async () => undefined)).toBeUndefined();
  expect(pictures.bytes).toBe(0);
});

test('the etag differs by content', async () => {
  const { get } = drawing(new PictureCache(100));
  const [one, same, other] = [await get('a'), await get('b'), await get('c', 'other')];
  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
  expect(one?.etag).toMatch(/^"[\w-]{22}"$/);
});
