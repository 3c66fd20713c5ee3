export { LONGEST_SIDE, MOST_PIXELS } from './image-limits.ts';
export { inspectImage, inspectUpload } from './inspect-upload.ts';
export { type FaultyMedia, type ImageFacts, isFaulty, MEDIA_FAULTS, type MediaFault } from './media-fault.ts';
export { isUploadName, mediaSlug, UPLOAD_EXTENSIONS } from './media-name.ts';
export { MEDIA_ENDINGS, type MediaType } from './media-type.ts';
export { isSignatureCurrent, SIGNATURE_SECONDS, signedParameters } from './upload-signature.ts';
