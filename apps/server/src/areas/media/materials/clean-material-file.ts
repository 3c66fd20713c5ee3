import { inspectImage, isFaulty } from '@grossist/domain';
import { type ImageProcessor, UnreadableImage } from '../../../images/index.ts';
import { FetchRefused } from '../../../public-fetch/index.ts';
import type { CleanFile } from '../uploads/clean-file.ts';

const PDF_START = /^%PDF-[12]\.\d/;
const PDF_END = '%%EOF';
/** Bytes from the end within which a PDF has its last line. */
const TAIL = 2048;

const isPdf = (content: Buffer): boolean =>
  PDF_START.test(content.toString('latin1', 0, 8)) && content.subarray(-TAIL).includes(PDF_END);

/**
 * Judges a fetched picture or document by its content: a PDF is stored as it is, a picture encoded again.
 * @throws FetchRefused for anything else
 */
export const cleanMaterialFile =
  (images: ImageProcessor) =>
  async (content: Buffer, kind: 'picture' | 'document'): Promise<CleanFile> => {
    if (kind === 'document' && isPdf(content)) return { mimeType: 'application/pdf', content };
    const found = inspectImage(content);
    if (isFaulty(found))
      throw new FetchRefused(kind === 'picture' ? 'the file is no sound picture' : 'the file is no PDF and no picture');
    try {
      const { mimeType, content: encoded, width, height } = await images.normalize(content, found.format);
      return { mimeType, content: encoded, size: { width, height } };
    } catch (error) {
      if (error instanceof UnreadableImage) throw new FetchRefused('the picture is damaged');
      throw error;
    }
  };
