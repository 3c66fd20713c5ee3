import { LARGEST_UPLOADED_TABLE } from '@grossist/contracts';
import { inspectImage, inspectUpload, isFaulty, type MediaType } from '@grossist/domain';
import { breaksRule, Failure, tooMany } from '../../../http/failure.ts';
import { type ImageProcessor, ImagesBusy, UnreadableImage } from '../../../images/index.ts';
import { refuseMedia } from './media-refusal.ts';

/** What an uploaded file must be. */
export type UploadKind = 'image' | 'raw' | 'auto';

export interface CleanFile {
  mimeType: MediaType;
  content: Buffer;
  /** Pixels; absent for a table. */
  size?: { width: number; height: number };
}

const BUSY_SECONDS = 5;

const refuseKind = (kind: 'image' | 'raw'): Failure =>
  kind === 'image'
    ? breaksRule('media-not-a-picture', 'The file is not a JPEG, PNG or GIF picture', 'file')
    : breaksRule('media-not-a-table', 'The file is not a CSV file', 'file');

const cleanTable = (content: Buffer): CleanFile => {
  if (content.length > LARGEST_UPLOADED_TABLE)
    throw new Failure(413, 'file-too-large', 'Too large', `A table may have at most ${LARGEST_UPLOADED_TABLE} bytes`);
  const table = inspectUpload(content);
  if (isFaulty(table)) throw refuseMedia(table.fault, table.line);
  return { mimeType: 'text/csv', content };
};

/**
 * Judges an uploaded file by its content and returns what is stored of it: a picture encoded again without metadata, a
 * table as it is.
 * @throws Failure 413 for a large table, 422 with the reason, 429 while too many pictures wait
 */
export const cleanFile =
  (images: ImageProcessor) =>
  async (content: Buffer, kind: UploadKind): Promise<CleanFile> => {
    const image = inspectImage(content);
    if (isFaulty(image)) {
      if (image.fault !== 'unknown-format') throw refuseMedia(image.fault);
      if (kind === 'image') throw refuseKind(kind);
      return cleanTable(content);
    }
    if (kind === 'raw') throw refuseKind(kind);
    try {
      const { mimeType, content: encoded, width, height } = await images.normalize(content, image.format);
      return { mimeType, content: encoded, size: { width, height } };
    } catch (error) {
      if (error instanceof UnreadableImage) throw refuseMedia('damaged');
      if (error instanceof ImagesBusy) throw tooMany('Too many pictures are being processed', BUSY_SECONDS);
      throw error;
    }
  };
