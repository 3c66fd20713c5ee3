/** Checks uploaded pictures and tables by their bytes. */
export {
  type FaultyMedia,
  type ImageFacts,
  isFaulty,
  LONGEST_SIDE,
  MEDIA_FAULTS,
  type MediaFault,
  MOST_PIXELS,
} from './media-fault.ts';
export {
  inspectImage,
  inspectUpload,
  isSignatureCurrent,
  isUploadName,
  MEDIA_ENDINGS,
  type MediaType,
  mediaSlug,
  SIGNATURE_SECONDS,
  signedParameters,
  UPLOAD_EXTENSIONS,
} from './upload.ts';
