import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import moduleAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the barcode in a video's current frame; undefined while there is none. */
export type ReadFrame = (camera: HTMLVideoElement) => Promise<string | undefined>;

const OPTIONS: ReaderOptions = { formats: ['EAN13', 'EAN8', 'Code128'], tryHarder: true, maxNumberOfSymbols: 1 };

/** Returns the number of an EAN-13, EAN-8 or Code 128 in a picture; undefined when none is readable. */
export const readBarcode = async (picture: ImageData): Promise<string | undefined> => {
  const [found] = await readBarcodes(picture, OPTIONS);
  return found?.isValid ? found.text : undefined;
};

/** Pixels of the longer side: enough for the narrowest bar, few enough to be read ten times a second. */
const LONGEST_SIDE = 960;

/** Loads the WebAssembly reader, which the shop serves itself. */
export const openWasmReader = async (): Promise<ReadFrame> => {
  await prepareZXingModule({ overrides: { locateFile: () => moduleAddress }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (camera) => {
    const { videoWidth, videoHeight } = camera;
    if (!drawing || videoWidth === 0) return undefined;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    drawing.drawImage(camera, 0, 0, canvas.width, canvas.height);
    return readBarcode(drawing.getImageData(0, 0, canvas.width, canvas.height));
  };
};
