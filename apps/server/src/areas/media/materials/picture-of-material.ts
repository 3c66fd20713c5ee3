import { drawMaterial } from '@grossist/product-drawings';
import type { Database } from '../../../db/index.ts';
import { type MediaStore, MediaUnavailable } from '../../../gateways/media/port.ts';
import { ImagesBusy, UnreadableImage } from '../../../images/index.ts';
import { findPicturedMaterials } from '../find-subjects.ts';
import { drawing, type PictureContent } from '../picture-cache.ts';

const SHOWN_SIZE = 480;

const canNotBeRead = (error: unknown): boolean =>
  error instanceof MediaUnavailable || error instanceof ImagesBusy || error instanceof UnreadableImage;

/**
 * Returns the picture of a material by its SAP number: its first stored one, or a drawing while there is none or it can't be
 * read; undefined when there is no such material. One query.
 */
export const pictureOfMaterial = ({ db, store }: { db: Database; store: MediaStore }) => {
  const find = findPicturedMaterials(db);
  return async (sapMaterialNumber: string): Promise<PictureContent | undefined> => {
    const material = (await find([sapMaterialNumber])).get(sapMaterialNumber);
    if (material === undefined) return undefined;
    const { subject, picture } = material;
    try {
      const file = picture && (await store.read(picture, SHOWN_SIZE));
      if (file !== undefined) return { type: 'image/webp', content: file.content };
    } catch (error) {
      if (!canNotBeRead(error)) throw error;
    }
    return drawing(drawMaterial(subject));
  };
};
