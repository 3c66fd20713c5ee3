import { drawMaterial } from '@grossist/product-drawings';
import type { Database } from '../../../db/index.ts';
import { type MediaStore, MediaUnavailable } from '../../../gateways/media/port.ts';
import { ImagesBusy, UnreadableImage } from '../../../images/index.ts';
import { findPicturedMaterials, type PicturedMaterial } from '../find-subjects.ts';
import { drawing, type PictureContent } from '../picture-response.ts';

/** A picture for a document. */
export interface DocumentPicture {
  format: 'svg' | 'jpg' | 'png';
  content: Buffer;
}

/** Pictures read from the store at a time. */
const CONCURRENCY = 4;

const drawn = ({ subject }: PicturedMaterial): DocumentPicture => ({
  format: 'svg',
  content: Buffer.from(drawMaterial(subject)),
});

/**
 * Finds pictures of materials for documents, by SAP number, each loaded on demand: stored ones as JPEG or PNG,
 * else drawings as SVG. Numbers of no material are left out. One query; loading reads the store.
 */
export const findMaterialPictures = ({ db, store }: { db: Database; store: MediaStore }) => {
  const find = findPicturedMaterials(db);

  const load = async (material: PicturedMaterial): Promise<DocumentPicture> => {
    if (material.picture === undefined) return drawn(material);
    try {
      const file = await store.read(material.picture);
      if (file === undefined) return drawn(material);
      return { format: file.mimeType === 'image/png' ? 'png' : 'jpg', content: file.content };
    } catch (error) {
      if (error instanceof MediaUnavailable) return drawn(material);
      throw error;
    }
  };

  return async (
    sapMaterialNumbers: readonly string[],
  ): Promise<ReadonlyMap<string, () => Promise<DocumentPicture>>> => {
    const materials = await find([...new Set(sapMaterialNumbers)]);
    return new Map(Array.from(materials, ([number, material]) => [number, () => load(material)]));
  };
};

/** Loads pictures of materials, a few at a time. */
export const loadMaterialPictures = (deps: { db: Database; store: MediaStore }) => {
  const find = findMaterialPictures(deps);
  return async (sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, DocumentPicture>> => {
    const waiting = [...(await find(sapMaterialNumbers))];
    const loaded = new Map<string, DocumentPicture>();
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [number, load] = next;
        loaded.set(number, await load());
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    return loaded;
  };
};

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
