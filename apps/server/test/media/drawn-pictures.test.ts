import { expect, test } from 'vitest';
import { drawing as asDrawing, DrawnPictures } from '../../src/areas/media/drawn-pictures.ts';

const drawing = (pictures: DrawnPictures) => {
  const drawn: string[] = [];
  const get = (key: string, svg = 'x'.repeat(10)) =>
    pictures.get(key, async () => {
      drawn.push(key);
      return asDrawing(svg);
    });
  return { drawn, get };
};

test('a picture is drawn once and kept', async () => {
  const { drawn, get } = drawing(new DrawnPictures(100));
  const first = await get('a');
  expect(await get('a')).toEqual(first);
  expect(drawn).toEqual(['a']);
});

test('when there is no room the longest unused is forgotten', async () => {
  const pictures = new DrawnPictures(25);
  const { drawn, get } = drawing(pictures);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  expect(pictures.bytes).toBe(20);
});

test('a picture larger than the room is given and not kept', async () => {
  const pictures = new DrawnPictures(5);
  const { drawn, get } = drawing(pictures);
  expect((await get('a'))?.content).toHaveLength(10);
  await get('a');
  expect(drawn).toEqual(['a', 'a']);
  expect(pictures.bytes).toBe(0);
});

test('two who ask at once leave one picture and its bytes', async () => {
  const pictures = new DrawnPictures(100);
  const { get } = drawing(pictures);
  await Promise.all([get('a'), get('a', 'y'.repeat(20))]);
  expect(pictures.bytes).toBe(20);
});

test('what there is nothing to draw of is not kept', async () => {
  const pictures = new DrawnPictures(100);
  expect(await pictures.get('a', async () => undefined)).toBeUndefined();
  expect(pictures.bytes).toBe(0);
});

test('the tag tells pictures apart by what is drawn', async () => {
  const { get } = drawing(new DrawnPictures(100));
  const [one, same, other] = [await get('a'), await get('b'), await get('c', 'other')];
  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
  expect(one?.etag).toMatch(/^"[\w-]{22}"$/);
});
