import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { MEDIA_ENDINGS } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { ImageProcessor } from '../../../images/index.ts';
import { MEDIA_SIZES, type MediaSize, type MediaStore, type StoredMedia, signUpload } from '../port.ts';
import { openFileCache } from './file-cache.ts';

export interface EmbeddedMediaDeps {
  db: Database;
  images: ImageProcessor;
  dataDirectory: string;
}

const API_KEY = 'grossist';
const HASH = /^[0-9a-f]{64}$/;

const sizedName = (hash: string, size: MediaSize): string => `${hash}-${size}.webp`;

/**
 * Stores files in the database, where every process reaches them, by the SHA-256 of their content; copies and smaller
 * sizes are cached as files in the data directory of each machine that serves them.
 */
export const openEmbeddedMedia = ({ db, images, dataDirectory }: EmbeddedMediaDeps): MediaStore => {
  const cache = openFileCache(join(dataDirectory, 'media'));
  let secret: Promise<string> | undefined;

  const loadSecret = async (): Promise<string> =>
    (await db.selectFrom('media_signing_keys').select('secret').executeTakeFirstOrThrow()).secret;

  const nameOf = ({ key, mimeType }: StoredMedia): string => `${key}.${MEDIA_ENDINGS[mimeType]}`;

  const loadContent = (stored: StoredMedia): Promise<Buffer | undefined> =>
    cache.get(nameOf(stored), async () => {
      const row = await db
        .selectFrom('media_contents')
        .select('content')
        .where('hash', '=', stored.key)
        .where('mime_type', '=', stored.mimeType)
        .executeTakeFirst();
      return row?.content;
    });

  return {
    apiKey: API_KEY,
    sign: async (parameters) => {
      secret ??= loadSecret().catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
      return signUpload(parameters, await secret);
    },
    store: async ({ mimeType, content }) => {
      const hash = createHash('sha256').update(content).digest('hex');
      await db
        .insertInto('media_contents')
        .values({ hash, mime_type: mimeType, content })
        // Retained for another day, in case it is being removed because nothing refers to it.
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ stored_at: sql`now()` }))
        .execute();
      return { key: hash, mimeType, url: `/media/files/${hash}.${MEDIA_ENDINGS[mimeType]}` };
    },
    read: async (stored, size) => {
      if (!HASH.test(stored.key)) return undefined;
      if (size === undefined) {
        const content = await loadContent(stored);
        return content && { mimeType: stored.mimeType, content };
      }
      if (!stored.mimeType.startsWith('image/')) return undefined;
      const content = await cache.get(sizedName(stored.key, size), async () => {
        const original = await loadContent(stored);
        return original && images.resize(original, size);
      });
      return content && { mimeType: 'image/webp', content };
    },
    addressOf: ({ key }, size) => `/media/files/${sizedName(key, size)}`,
    remove: async (stored) => {
      if (!HASH.test(stored.key)) return;
      await db.deleteFrom('media_contents').where('hash', '=', stored.key).execute();
      await cache.remove([nameOf(stored), ...MEDIA_SIZES.map((size) => sizedName(stored.key, size))]);
    },
  };
};
