import { createPrintPictures } from '../../../images/print-picture.ts';
import type { PicturesOf } from './line-reader.ts';
import type { LoadPicture } from './pictures.ts';

const ENDING = { PNG: 'png', JPG: 'jpg' } as const;

/** Returns the pictures of materials in one format, large enough to be printed 45 mm wide at 200 dpi. */
export const printedPictures = ({ picturesOf }: { picturesOf: PicturesOf }, format: 'PNG' | 'JPG'): PicturesOf => {
  const print = createPrintPictures();
  return async (numbers) =>
    new Map(
      Array.from(await picturesOf(numbers), ([number, load]): [string, LoadPicture] => [
        number,
        async (signal) => {
          const picture = await load(signal);
          return (
            picture && {
              path: `/materials/${encodeURIComponent(number)}.${ENDING[format]}`,
              content: await print(picture.content, format),
            }
          );
        },
      ]),
    );
};
