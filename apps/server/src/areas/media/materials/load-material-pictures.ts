import { drawMaterial } from '@grossist/product-drawings';
import type { Database } from '../../../db/index.ts';
import { type MediaStore, MediaUnavailable } from '../../../gateways/media/port.ts';
import { findPicturedMaterials, type PicturedMaterial } from '../find-subjects.ts';

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
 * Finds pictures of materials for documents, by SAP number, each to be loaded when it is wanted: stored ones as JPEG or PNG,
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

/** Loads the same at once, a few at a time. */
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
