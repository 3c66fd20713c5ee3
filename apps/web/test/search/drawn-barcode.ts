const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the first six digits are drawn in the other set, by the digit that is not drawn. */
const SETS = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

const inverted = (bars: string): string => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
const reversed = (bars: string): string => [...bars].toReversed().join('');
const left = (digit: string | undefined): string => LEFT[Number(digit)] ?? '';
const right = (digit: string | undefined): string => inverted(left(digit));

/** The 95 modules of an EAN-13, "1" for a bar. */
export const ean13Bars = (code: string): string => {
  const [first, ...digits] = code;
  const set = SETS[Number(first)] ?? '';
  const before = digits.slice(0, 6).map((digit, place) => (set[place] === 'L' ? left(digit) : reversed(right(digit))));
  return `101${before.join('')}01010${digits.slice(6).map(right).join('')}101`;
};

/** The 67 modules of an EAN-8. */
export const ean8Bars = (code: string): string => {
  const digits = [...code];
  return `101${digits.slice(0, 4).map(left).join('')}01010${digits.slice(4).map(right).join('')}101`;
};

export interface DrawnBarcode {
  width: number;
  height: number;
  /** A byte for each pixel: 0 black, 255 white. */
  pixels: Uint8Array;
}

/** Bars in the middle of a white picture, as a camera sees them when it is held well. */
export const drawBars = (bars: string, width = 640, height = 480): DrawnBarcode => {
  const module = Math.floor((width * 0.7) / bars.length);
  const start = Math.floor((width - module * bars.length) / 2);
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = Math.floor(height * 0.3); y < height * 0.7; y += 1) {
    for (const [place, bar] of [...bars].entries()) {
      if (bar === '1') pixels.fill(0, y * width + start + place * module, y * width + start + (place + 1) * module);
    }
  }
  return { width, height, pixels };
};
