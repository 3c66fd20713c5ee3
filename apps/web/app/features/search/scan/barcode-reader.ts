/** Reads the number in what a camera sees; undefined while there is none. */
export type ReadFrame = (camera: HTMLVideoElement) => Promise<string | undefined>;

const FORMATS = ['ean_13', 'ean_8', 'code_128'];

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (settings: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

// Not every browser has it, so TypeScript's library does not know it.
const isDetectorClass = (value: unknown): value is DetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/** The browser's own reader, where it has one for all that we read. */
const ownReader = async (): Promise<ReadFrame | undefined> => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isDetectorClass(found)) return undefined;
  const supported = await found.getSupportedFormats();
  if (!FORMATS.every((format) => supported.includes(format))) return undefined;
  const detector = new found({ formats: FORMATS });
  return async (camera) => (await detector.detect(camera))[0]?.rawValue;
};

/** The browser's reader, else ours, which is loaded then. @throws when it can't be loaded */
export const openReader = async (): Promise<ReadFrame> =>
  (await ownReader().catch(() => undefined)) ?? (await import('./wasm-reader.ts')).openWasmReader();
