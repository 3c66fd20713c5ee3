/** Checks an uploaded file and encodes it again, so that nothing but the picture or table is stored. */

import { LARGEST_UPLOADED_TABLE } from '@grossist/contracts';
import { inspectImage, inspectUpload, isFaulty, type MediaFault, type MediaType } from '@grossist/domain';
import { breaksRule, Failure, tooMany } from '../../../http/failure.ts';
import { type ImageProcessor, ImagesBusy, UnreadableImage } from '../../../images/index.ts';

const REASONS: Readonly<Record<MediaFault, string>> = {
  empty: 'The file is empty',
  'unknown-format': 'The file is not a JPEG, PNG or GIF picture or a CSV file',
  damaged: 'The picture is damaged or incomplete. Save it again and upload it once more',
  'trailing-data': 'The file contains other data after the picture. Save the picture again and upload it once more',
  'too-many-pixels': 'The picture is too large: at most 40 megapixels and 20,000 pixels on a side',
  'too-many-frames': 'The picture has too many frames or scans. Save it again as a plain picture',
  script: 'The picture could be run as a script',
  'not-text': 'The file is not a JPEG, PNG or GIF picture or a CSV file',
  markup: 'The file contains HTML or XML',
  formula: 'The table contains a cell that a spreadsheet would compute',
};

/** Returns the failure 422 `media-…` with the reason of a refusal. */
const refuseMedia = (fault: MediaFault, line?: number): Failure =>
  breaksRule(`media-${fault}`, line === undefined ? REASONS[fault] : `${REASONS[fault]}, in line ${line}`, 'file');

/** Required kind of an uploaded file. */
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
