import { createHash } from 'node:crypto';
import { type FileOperation, getMaterialPicture, getNodePicture, getVendorLogo } from '@grossist/contracts';
import { drawNode } from '@grossist/product-drawings';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/index.ts';
import type { MediaStore } from '../../gateways/media/port.ts';
import { notFound } from '../../http/failure.ts';
import { routeOf } from '../../http/file-routes.ts';
import { escapeXml } from '../../markup/escape-xml.ts';
import { findNodeSubject } from './find-subjects.ts';
import { pictureOfMaterial } from './materials/load-material-pictures.ts';
import { drawing, PictureCache, type PictureContent, sendPicture } from './picture-response.ts';

const LONGEST_DRAWN_NAME = 22;
const HEIGHT = 64;

const MARKS = [
  '<circle cx="32" cy="32" r="14"/>',
  '<rect x="19" y="19" width="26" height="26" rx="4"/>',
  '<path d="M32 16 48 46H16Z"/>',
  '<path d="M34 14 18 36h12l-2 14 18-24H33Z"/>',
  '<path d="M32 16c9 11 13 16 13 21a13 13 0 0 1-26 0c0-5 4-10 13-21Z"/>',
] as const;

/** Draws a vendor's name with a mark that depends on the name only. */
export const drawVendorLogo = (name: string): string => {
  const bytes = createHash('sha256').update(name).digest();
  const hue = Math.round(((bytes[0] ?? 0) / 256) * 360);
  const mark = MARKS[(bytes[1] ?? 0) % MARKS.length] ?? MARKS[0];
  const shown = name.length > LONGEST_DRAWN_NAME ? `${name.slice(0, LONGEST_DRAWN_NAME - 1)}…` : name;
  const width = 76 + shown.length * 17;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}"`,
    ` role="img"><title>${escapeXml(name)}</title>`,
    `<rect width="${width}" height="${HEIGHT}" rx="8" fill="#fff"/><g fill="hsl(${hue} 62% 38%)">${mark}`,
    `<text x="60" y="40" font-family="system-ui,sans-serif" font-size="24" font-weight="700">`,
    `${escapeXml(shown)}</text></g></svg>`,
  ].join('');
};

export interface MediaDeps {
  db: Database;
  store: MediaStore;
}

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_NAME = 100;

/** "1234567.svg" without its ending; undefined for any other kind of file. */
const nameOf = (file: string): string | undefined => {
  const name = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  // PostgreSQL's text type can't store a null character.
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
