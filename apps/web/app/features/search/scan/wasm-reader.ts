import { prepareZXingModule } from 'zxing-wasm/reader';
import moduleAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ReadFrame } from './barcode-reader.ts';
import { readBarcode } from './read-barcode.ts';

/** Pixels of a picture's longer side: enough for the narrowest bar, little enough to be read ten times a second. */
const LONGEST_SIDE = 960;

/** The shop's own reader, from the shop's own address. */
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
