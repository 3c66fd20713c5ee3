/** Decoding, cleaning and resizing of pictures. */
export {
  type ImageProcessor,
  ImagesBusy,
  type NormalizedImage,
  openImageProcessor,
  UnreadableImage,
} from './image-processor.ts';
