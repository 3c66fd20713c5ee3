/** Decoding, cleaning and resizing of pictures. */
export {
  createPrintPictures,
  type ImageProcessor,
  ImagesBusy,
  type NormalizedImage,
  openImageProcessor,
  UnreadableImage,
} from './image-processor.ts';
