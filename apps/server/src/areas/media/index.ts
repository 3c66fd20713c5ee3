/** Pictures of what the catalogue holds, documents of materials, and files that companies upload. */
export { registerDataSheets } from './data-sheets/register-data-sheets.ts';
export { registerMediaFiles } from './files/register-files.ts';
export { fetchMedia } from './materials/fetch-media.ts';
export {
  type DocumentPicture,
  findMaterialPictures,
  loadMaterialPictures,
} from './materials/load-material-pictures.ts';
export { MEDIA_CRON, mediaTasks } from './materials/tasks.ts';
export { type MediaDeps, registerMedia } from './routes.ts';
export { tidyMedia } from './tidy-media.ts';
export { newPublicId } from './uploads/company-folder.ts';
export { type CompanyMedia, findCompanyMedia, findCompanyPictures, readCompanyMedia } from './uploads/company-media.ts';
export { deleteUpload } from './uploads/delete-upload.ts';
export { type MediaUploadDeps, registerMediaUploads } from './uploads/register-uploads.ts';
export { mediaRoutes } from './uploads/routes.ts';
export { type StoreUploadDeps, storeUpload } from './uploads/store-upload.ts';
export { throttleUploads } from './uploads/upload-throttle.ts';
