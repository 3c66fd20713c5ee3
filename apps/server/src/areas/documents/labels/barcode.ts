import bwip from 'bwip-js/node';

export type BarcodeKind = 'code128' | 'ean13';

/** Modules that stay empty at the left and right, by the standard of each kind. */
const QUIET_ZONE: Record<BarcodeKind, readonly [number, number]> = { code128: [10, 10], ean13: [11, 7] };

/** Bars of a barcode as a picture that is as wide as its modules, quiet zones included, and can be stretched. */
export interface Barcode {
  /** Width in modules, quiet zones included. */
  modules: number;
  /** Width of the quiet zone at the left in modules. */
  quiet: number;
  /** Widths of bars and gaps in modules, a bar first. */
  widths: readonly number[];
  /** SVG whose view box is `modules` wide and one high. */
  svg: string;
}

/** The part of bwip-js's raw output that describes a linear barcode. */
interface LinearBarcode {
  /** Widths of bars and gaps in modules, a bar first. */
  sbs: readonly number[];
}

const isLinear = (raw: unknown): raw is LinearBarcode =>
  typeof raw === 'object' && raw !== null && Array.isArray(Reflect.get(raw, 'sbs'));

/**
 * Returns the barcode of a text; undefined where its kind can't encode it, as a GTIN with a wrong check digit.
 * @param text for `ean13` 13 digits, for `code128` printable ASCII
 */
export const barcodeOf = (kind: BarcodeKind, text: string): Barcode | undefined => {
  let raw: unknown;
  try {
    [raw] = bwip.raw({ bcid: kind, text });
  } catch {
    return undefined;
  }
  if (!isLinear(raw)) return undefined;
  const [left, right] = QUIET_ZONE[kind];
  let at = left;
  let bars = '';
  raw.sbs.forEach((width, index) => {
    if (index % 2 === 0) bars += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  });
  const modules = at + right;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} 1" width="${modules}" height="1" preserveAspectRatio="none"><path d="${bars}"/></svg>`;
  return { modules, quiet: left, widths: raw.sbs, svg };
};
