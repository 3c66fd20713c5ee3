import type { Database, DocumentReportLine } from '../../../db/index.ts';
import type { MediaStore } from '../../../gateways/media/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { readCompanyMedia } from '../../media/index.ts';
import type { DocumentPicture } from './catalogue-document.ts';
import { loadPicture } from './pictures.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

interface Reading {
  signal: AbortSignal;
  report: DocumentReportLine[];
}

/**
 * Returns what reads a picture that the buyer's company uploaded, by its address. '' is none; one that is gone or is not read
 * in time is reported by the name of its place.
 */
export const companyPictures = (
  deps: { db: Database; store: MediaStore },
  { company }: Buyer,
  { signal, report }: Reading,
) => {
  const readMedia = readCompanyMedia(deps);
  return async (name: 'cover' | 'introduction' | 'logo', url: string): Promise<DocumentPicture | undefined> => {
    if (url === '') return undefined;
    const loaded = await loadPicture(async () => {
      const media = await readMedia(company.id, url);
      const ending = media && ENDINGS[media.mimeType];
      return media && ending ? { path: `/${name}.${ending}`, content: media.content } : undefined;
    }, signal);
    if (typeof loaded !== 'string') return loaded;
    report.push({ code: `picture-${loaded}`, sapMaterialNumber: '', name });
    return undefined;
  };
};
