import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/db/index.ts';
import { openEmbeddedMedia } from '../../src/gateways/media/embedded/open-embedded-media.ts';
import type { MediaStore } from '../../src/gateways/media/port.ts';
import { openImageProcessor } from '../../src/images/index.ts';

export const imagesInTests = openImageProcessor();

/** The embedded store. What it caches is named by content, so that all tests may share the folder. */
export const mediaInTests = (db: Database): MediaStore =>
  openEmbeddedMedia({ db, images: imagesInTests, dataDirectory: join(tmpdir(), 'grossist-media-tests') });
