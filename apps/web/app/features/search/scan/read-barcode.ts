import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

const OPTIONS: ReaderOptions = { formats: ['EAN13', 'EAN8', 'Code128'], tryHarder: true, maxNumberOfSymbols: 1 };

/** The number in a picture with an EAN-13, EAN-8 or Code 128; undefined when there is none to be read. */
export const readBarcode = async (picture: ImageData): Promise<string | undefined> => {
  const [found] = await readBarcodes(picture, OPTIONS);
  return found?.isValid ? found.text : undefined;
};
