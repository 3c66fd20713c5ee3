import { lineAmount, NO_MONEY, quantityOf } from '@grossist/domain';
import { type CxmlItem, type CxmlOutgoingItem, readCxml } from '@grossist/order-formats';
import type { FormPairs } from '../form-body.ts';

/** An item as the buyer's page shows it, in the words of the document that brought it. */
export type ShownItem = Readonly<Record<string, string>>;

const NEW_ITEM = /^NEW_ITEM-([A-Z_0-9]+)\[(\d{1,5})\]$/;
const LONG_TEXT = /^NEW_ITEM-LONGTEXT_(\d{1,5}):132\[\]$/;

/** The fields NEW_ITEM-…[n] of an OCI form, gathered by n. */
export const ociItems = (fields: FormPairs): ShownItem[] => {
  const items = new Map<number, Record<string, string>>();
  for (const [name, value] of fields) {
    const [, field = 'LONGTEXT', at = LONG_TEXT.exec(name)?.[1]] = NEW_ITEM.exec(name) ?? [];
    if (at === undefined) continue;
    const item = items.get(Number(at)) ?? {};
    items.set(Number(at), { ...item, [field]: value });
  }
  return [...items].sort(([left], [right]) => left - right).map(([, item]) => item);
};

/** The items of a PunchOutOrderMessage; undefined for anything else. */
export const messageItems = (document: Uint8Array): readonly CxmlItem[] | undefined => {
  const read = readCxml(document);
  return read.ok && read.value.kind === 'punchout-order' ? read.value.message.items : undefined;
};

/** An item that came back, as the buyer's system orders it or has it edited. */
export const asOutgoing = (item: CxmlItem, index: number): CxmlOutgoingItem => {
  const { unitPrice = NO_MONEY, perQuantity = quantityOf(1), quantity, auxiliaryId } = item;
  return {
    lineNumber: index + 1,
    identifiers: item.identifiers,
    name: item.name ?? '',
    quantity,
    unit: item.unit ?? 'PCE',
    unitPrice,
    perQuantity,
    amount: lineAmount(unitPrice, perQuantity, quantity),
    classification: { domain: 'UNSPSC', code: '00000000' },
    ...(auxiliaryId === undefined ? {} : { auxiliaryId }),
    ...(item.note === undefined ? {} : { note: item.note }),
  };
};
