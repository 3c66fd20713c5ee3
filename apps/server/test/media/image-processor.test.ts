import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ImagesBusy, openImageProcessor, UnreadableImage } from '../../src/images/index.ts';
import { aGif, aJpeg, aPhotograph, aPng } from './a-picture.ts';

const images = openImageProcessor();

test('keeps only the pixels of a photograph, turned upright', async () => {
  const photograph = await aPhotograph();
  expect(photograph.includes('Hidden camera')).toBe(true);
  const { content, width, height, mimeType } = await images.normalize(photograph, 'jpeg');
  expect([mimeType, width, height]).toEqual(['image/jpeg', 40, 60]);
  expect(content.includes('Hidden camera')).toBe(false);
  const { exif, icc, xmp, orientation } = await sharp(content).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test('stores a GIF as a PNG, and a large picture no larger than a printed page needs', async () => {
  expect(await images.normalize(await aGif(), 'gif')).toMatchObject({ mimeType: 'image/png', width: 60, height: 40 });
  const large = await images.normalize(await aPng({ width: 5000, height: 10 }), 'png');
  expect([large.width, large.height]).toEqual([3508, 7]);
});

test('refuses a picture that can not be decoded', async () => {
  const whole = await aJpeg({ width: 300, height: 300 });
  await expect(images.normalize(whole.subarray(0, whole.length - 200), 'jpeg')).rejects.toThrow(UnreadableImage);
  await expect(images.normalize(Buffer.from('<svg/>'), 'png')).rejects.toThrow(UnreadableImage);
});

test('refuses more pictures at a time than may wait', async () => {
  const picture = await aPng();
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => images.resize(picture, 160)));
  const refused = all.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(60 - 2 - 30);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(ImagesBusy);
});
