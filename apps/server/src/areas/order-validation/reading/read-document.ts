import {
  detectOrderFormat,
  type IncomingOrder,
  type OrderFault,
  type OrderFormat,
  type OrderRefusal,
  type Place,
  type ReadOrders,
  readOrderFile,
  readSheetOrder,
  type TableOrderReading,
} from '@grossist/order-formats';
import { Failure } from '../../../http/failure.ts';

export type DocumentFormat = OrderFormat | 'xlsx';

export interface DocumentToRead {
  bytes: Uint8Array;
  /** What the sender stated about a table. */
  options: TableOrderReading;
}

export type DocumentReading =
  | { ok: true; format: DocumentFormat; orders: readonly IncomingOrder[]; faults: readonly OrderFault[] }
  | { ok: false; refusal: OrderRefusal };

const noted = (code: string, reason: string, place: Place, value: string): OrderFault => ({
  severity: 'noted',
  code,
  reason,
  place,
  values: { value },
});

/**
 * Faults for GLNs of an order that nothing is made of: of the place that the goods go to, which is found by its address
 * alone, and of the supplier that the order is meant for, which is not compared.
 */
const unusedGlns = (order: IncomingOrder, unit: 'line' | 'segment'): readonly OrderFault[] => {
  const at = order.lines[0]?.at;
  const place: Place = { ...(at === undefined ? {} : { [unit]: at }), name: 'GLN' };
  const delivery = order.delivery?.address?.locationNumber;
  const seller = order.seller?.gln;
  return [
    ...(delivery === undefined
      ? []
      : [noted('delivery-gln', `the place of delivery ${delivery} is read by its address alone`, place, delivery)]),
    ...(seller === undefined
      ? []
      : [noted('seller-gln', `the order is meant for the supplier ${seller}`, place, seller)]),
  ];
};

const starts = (bytes: Uint8Array, ...first: number[]): boolean => first.every((byte, at) => bytes[at] === byte);

const refused = (code: string, reason: string, place: Place = {}): DocumentReading => ({
  ok: false,
  refusal: { code, reason, place },
});

const readWorkbook = async (bytes: Uint8Array, options: TableOrderReading): Promise<DocumentReading> => {
  // With it comes much that the thread of any other document would wait for.
  const { readXlsx } = await import('../../cart/index.ts');
  try {
    const rows = await readXlsx(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const reading = readSheetOrder(rows, options);
    return reading.ok ? { ok: true, format: 'xlsx', ...reading.value } : reading;
  } catch (error) {
    if (error instanceof Failure) return refused('workbook', error.detail ?? error.title);
    throw error;
  }
};

const readingOf = (
  format: 'ubl' | 'efonelfo' | 'edifact' | 'csv',
  { orders, faults }: ReadOrders,
): DocumentReading => ({
  ok: true,
  format,
  orders,
  faults: [...faults, ...orders.flatMap((order) => unusedGlns(order, format === 'edifact' ? 'segment' : 'line'))],
});

/**
 * Detects a file's format by its first bytes; undefined for a format that holds no orders. Only reading shows whether
 * it is valid.
 */
export const formatOf = (bytes: Uint8Array): DocumentFormat | undefined =>
  starts(bytes, 0x50, 0x4b, 3, 4) ? 'xlsx' : detectOrderFormat(bytes);

/**
 * Reads the orders of a file, and every fault with its place; the format comes from its first bytes, not its name.
 * Takes the thread for up to a second. Returns a refusal instead of throwing when the file holds no order.
 */
export const readDocument = async (bytes: Uint8Array, options: TableOrderReading = {}): Promise<DocumentReading> => {
  if (bytes.length === 0) return refused('empty', 'the file is empty');
  if (starts(bytes, 0x50, 0x4b, 3, 4)) return readWorkbook(bytes, options);
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return refused('old-workbook', 'it is a workbook of an old kind (XLS): save it as XLSX or CSV');
  const format = detectOrderFormat(bytes);
  if (format === undefined) return refused('unknown-format', 'it is no XLSX, CSV, EDIFACT, UBL or EFONELFO file');
  const reading = readOrderFile(format, bytes, options);
  return reading.ok ? readingOf(format, reading.value) : reading;
};
