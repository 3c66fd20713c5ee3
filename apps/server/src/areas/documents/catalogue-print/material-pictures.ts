import type { Database } from '../../../db/index.ts';
import type { MediaStore } from '../../../gateways/media/port.ts';
import { createPrintPictures } from '../../../images/print-picture.ts';
import { findMaterialPictures } from '../../media/index.ts';
import type { PicturesOf } from './line-reader.ts';
import type { LoadPicture } from './pictures.ts';

/**
 * Returns the pictures of materials, stored or drawn. One query; each is read when it is printed, and a stored one is made as
 * small as it is printed.
 */
export const materialPictures = (deps: { db: Database; store: MediaStore }): PicturesOf => {
  const find = findMaterialPictures(deps);
  const print = createPrintPictures();
  return async (numbers) =>
    new Map(
      Array.from(await find(numbers), ([number, load]): [string, LoadPicture] => [
        number,
        async () => {
          const { format, content } = await load();
          const name = `/materials/${encodeURIComponent(number)}`;
          if (format === 'svg') return { path: `${name}.svg`, content };
          return { path: `${name}.jpg`, content: await print(content, 'JPG') };
        },
      ]),
    );
};
