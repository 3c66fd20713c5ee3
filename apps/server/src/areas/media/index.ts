/** Pictures of the catalogue, documents of materials, and uploads of companies. */
export { openMediaArea } from './area.ts';
export { registerDataSheets } from './data-sheets/data-sheets.ts';
export { registerMediaFiles } from './files/register-files.ts';
export { fetchMedia, MEDIA_CRON, mediaTasks } from './materials/fetch-media.ts';
export {
  type DocumentPicture,
  findMaterialPictures,
  loadMaterialPictures,
} from './materials/load-material-pictures.ts';
export { type MediaDeps, registerMedia } from './routes.ts';
export { type MediaUploadDeps, registerMediaUploads, throttleUploads } from './uploads/register-uploads.ts';
export { mediaRoutes } from './uploads/routes.ts';
export {
  type CompanyMedia,
  deleteUpload,
  findCompanyMedia,
  findCompanyPictures,
  newPublicId,
  readCompanyMedia,
  type StoreUploadDeps,
  storeUpload,
  tidyMedia,
} from './uploads/stored-uploads.ts';
