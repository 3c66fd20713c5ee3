import type { Database } from '../db/index.ts';
import { openCloudinary } from '../gateways/media/cloudinary/index.ts';
import { openEmbeddedMedia } from '../gateways/media/embedded/index.ts';
import type { MediaStore } from '../gateways/media/port.ts';
import type { ImageProcessor } from '../images/index.ts';
import type { Settings } from '../settings.ts';

/** Selects what stores files: the shop itself, or an account of Cloudinary. */
export const chosenMediaStore = (
  db: Database,
  images: ImageProcessor,
  { media: { cloudinary }, dataDirectory }: Settings,
): MediaStore =>
  cloudinary === undefined
    ? openEmbeddedMedia({ db, images, dataDirectory })
    : openCloudinary({ ...cloudinary, fetch, now: Date.now });
