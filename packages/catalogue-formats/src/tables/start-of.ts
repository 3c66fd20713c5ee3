import { decodeLine } from '../encoding/index.ts';
import { withoutBom } from '../lines/index.ts';
import { wideEncodingOf } from './as-utf8.ts';

const ENOUGH = 16 * 1024;
const BOM = '\ufeff';

/** The first lines of a file that begins with these bytes, however it is encoded; the last may be cut off. */
export const startOf = (head: Uint8Array): string[] => {
  const bytes = head.subarray(0, ENOUGH);
  const wide = wideEncodingOf(bytes);
  const text = wide ? new TextDecoder(wide).decode(bytes) : decodeLine(withoutBom(bytes)).text;
  return (text.startsWith(BOM) ? text.slice(1) : text).split(/\r?\n/);
};
