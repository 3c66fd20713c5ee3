/** Files that are kept and worked through in the background. */
export { listUploads, stopUpload } from './follow-uploads.ts';
export { keepUpload } from './keep-upload.ts';
export { ORDER_UPLOAD_CRON, orderUploadTasks, wakeOrderUploads } from './tasks.ts';
export { workThroughUploads } from './work-through.ts';
