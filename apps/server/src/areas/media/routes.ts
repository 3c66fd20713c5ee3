import { type FileOperation, getMaterialPicture, getNodePicture, getVendorLogo } from '@grossist/contracts';
import { drawNode } from '@grossist/product-drawings';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/index.ts';
import type { MediaStore } from '../../gateways/media/port.ts';
import { notFound } from '../../http/failure.ts';
import { routeOf } from '../../http/file-routes.ts';
import { findNodeSubject } from './find-subjects.ts';
import { pictureOfMaterial } from './materials/picture-of-material.ts';
import { drawing, PictureCache, type PictureContent } from './picture-cache.ts';
import { sendPicture } from './send-picture.ts';
import { drawVendorLogo } from './vendor-logo.ts';

export interface MediaDeps {
  db: Database;
  store: MediaStore;
}

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_NAME = 100;

/** "1234567.svg" without its ending; undefined for any other kind of file. */
const nameOf = (file: string): string | undefined => {
  const name = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  // A null character can be in no text of the database.
  return name === '' || name.length > LONGEST_NAME || name.includes('\0') ? undefined : name;
};

/**
 * Serves pictures of materials by SAP number, real ones where they are stored, and drawings of catalogue nodes and vendors by
 * code; 404 for what there is not.
 */
export const registerMedia = (app: FastifyInstance, { db, store }: MediaDeps): void => {
  const pictures = new PictureCache(MOST_BYTES);
  const serve = (operation: FileOperation, draw: (name: string) => Promise<PictureContent | undefined>): void => {
    app.route<{ Params: { file: string } }>({
      ...routeOf(operation),
      handler: async (request, reply) => {
        const name = nameOf(request.params.file);
        const picture =
          name === undefined ? undefined : await pictures.get(`${operation.name}/${name}`, () => draw(name));
        if (picture === undefined) throw notFound('picture');
        return sendPicture(request, reply, picture);
      },
    });
  };

  serve(getMaterialPicture, pictureOfMaterial({ db, store }));
  const nodeOf = findNodeSubject(db);
  serve(getNodePicture, async (name) => {
    const subject = await nodeOf(name);
    return subject && drawing(drawNode(subject));
  });
  serve(getVendorLogo, async (code) => {
    const vendor = await db.selectFrom('suppliers').select('name').where('code', '=', code).executeTakeFirst();
    return vendor && drawing(drawVendorLogo(vendor.name));
  });
};
