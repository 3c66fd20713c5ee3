import type { Area } from '../../area.ts';
import { type DataSheetDeps, registerDataSheets } from './data-sheets/data-sheets.ts';
import { registerMediaFiles } from './files/register-files.ts';
import { type FetchMediaDeps, MEDIA_CRON, mediaTasks } from './materials/fetch-media.ts';
import { registerMedia } from './routes.ts';
import { type MediaUploadDeps, registerMediaUploads } from './uploads/register-uploads.ts';
import { mediaRoutes } from './uploads/routes.ts';
import { tidyMedia } from './uploads/stored-uploads.ts';

export interface MediaAreaDeps extends DataSheetDeps, Omit<MediaUploadDeps, keyof DataSheetDeps> {
  /** Fetches files that suppliers name by their address; undefined: they are not fetched. */
  fetchFile: FetchMediaDeps['fetchFile'] | undefined;
  log: FetchMediaDeps['log'];
  stopping: AbortSignal;
}

/** Opens pictures, documents and data sheets of materials, and files that companies upload. */
export const openMediaArea = (deps: MediaAreaDeps): Area => {
  const { db, store, images, companyBytes, fetchFile, log, stopping } = deps;
  return {
    answers: mediaRoutes({ db, store, companyBytes }),
    register: (app) => {
      registerMedia(app, deps);
      registerDataSheets(app, deps);
      registerMediaFiles(app, deps);
      registerMediaUploads(app, deps);
    },
    ...(fetchFile && {
      tasks: mediaTasks({ db, store, images, fetchFile, log, signal: stopping }),
      cron: MEDIA_CRON,
    }),
    tidy: () => tidyMedia({ db, store }),
  };
};
