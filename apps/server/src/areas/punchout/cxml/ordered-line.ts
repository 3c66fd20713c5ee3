import type { CxmlItem } from '@grossist/order-formats';
import type { LineToPlace } from '../../orders/index.ts';
import { type FormerLine, joinedNotes, type RestoredLine } from '../items/index.ts';

const LONGEST_NOTE = 500;
const LONGEST_ACCOUNTING = 60;

const kitOf = (line: FormerLine): NonNullable<LineToPlace['kit']> => ({
  id: line.kit_id,
  name: line.kit_name,
  quantityPerKit: line.quantity_per_kit,
  isMaterial: line.is_kit_material,
});

const SEVERAL_BLANKS = /\s+/g;

/** The line's notes went as one text: unless the customer's system wrote another they are what they were. */
const notesOf = (told: string | undefined, former: FormerLine | undefined) => {
  const [note = '', additionalNote = ''] = former ? [former.note, former.additional_note] : [];
  const went = joinedNotes(note, additionalNote).replaceAll(SEVERAL_BLANKS, ' ');
  return told === undefined || told.replaceAll(SEVERAL_BLANKS, ' ') === went
    ? { note, additionalNote }
    : { note: told.slice(0, LONGEST_NOTE), additionalNote: '' };
};

/** An ordered item as a line: what the document tells of it, and what our cart held of it before. */
export const orderedLine = (
  { identifiers, quantity, note, accounting }: CxmlItem,
  { former, isClearance, remnantLength, kitAt, isKit }: RestoredLine,
): LineToPlace => {
  const inKit = isKit || kitAt !== undefined;
  return {
    sapMaterialNumber: identifiers.sap ?? '',
    quantity,
    ...notesOf(note, former),
    accountingString1: (accounting ?? former?.accounting_string1 ?? '').slice(0, LONGEST_ACCOUNTING),
    accountingString2: accounting === undefined ? (former?.accounting_string2 ?? '') : '',
    isClearance,
    isDirectDelivery: former?.is_direct_delivery ?? false,
    ...(remnantLength === undefined ? {} : { remnantLength }),
    ...(inKit && former !== undefined ? { kit: kitOf(former) } : {}),
    ...(kitAt === undefined ? {} : { kitAt }),
  };
};
