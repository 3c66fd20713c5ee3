import { describe, expect, test } from 'vitest';
import { foreignPictures, ownPictures, placeByKey } from '../../app/features/variation/gallery/pictures.ts';

const picture = (Url: string) => ({ Kind: 'picture' as const, Url, Title: '', MimeType: 'image/png' });

test('pictures of the shop itself are shown, those of other addresses only offered', () => {
  const Pictures = ['/media/a.svg', 'https://vendor.example/b.png', '//vendor.example/c.png'].map(picture);
  expect(ownPictures({ Pictures }).map(({ Url }) => Url)).toEqual(['/media/a.svg']);
  expect(foreignPictures({ Pictures }).map(({ Url }) => Url)).toEqual([
    'https://vendor.example/b.png',
    '//vendor.example/c.png',
  ]);
});

describe('by keyboard', () => {
  test('the arrows lead round and round, Home and End to the ends', () => {
    expect(placeByKey('ArrowRight', 2, 3)).toBe(0);
    expect(placeByKey('ArrowLeft', 0, 3)).toBe(2);
    expect(placeByKey('Home', 2, 3)).toBe(0);
    expect(placeByKey('End', 0, 3)).toBe(2);
  });

  test('any other key leads nowhere', () => {
    expect(placeByKey('Enter', 1, 3)).toBeUndefined();
  });
});
