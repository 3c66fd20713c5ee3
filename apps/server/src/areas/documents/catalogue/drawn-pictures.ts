import type { Database } from '../../../db/index.ts';
import { labelPictures } from '../shelf-labels/queries/label-pictures.ts';
import type { PicturesOf } from './line-reader.ts';
import type { LoadPicture } from './pictures.ts';

/** Returns the pictures that the shop draws of materials. One query. */
export const drawnPictures = (db: Database): PicturesOf => {
  const draw = labelPictures(db);
  return async (numbers) => {
    const drawn = await draw(numbers);
    return new Map(
      Array.from(drawn, ([number, svg]): [string, LoadPicture] => [
        number,
        async () => ({ path: `/materials/${encodeURIComponent(number)}.svg`, content: Buffer.from(svg) }),
      ]),
    );
  };
};
