import type { CxmlItem } from '@grossist/order-formats';
import type { LineToPlace } from '../../orders/index.ts';
import { type FormerLine, joinedNotes, type RestoredLine } from '../items/index.ts';

/** As long as a buyer may write them on the page. */
export const LONGEST_NOTE = 1000;
export const LONGEST_ACCOUNTING = 60;

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

/** Of a price that is split the shares are told in the note: the line itself is accounted on none of them. */
const accountingOf = ({ accounting, accountingShares }: CxmlItem, former: FormerLine | undefined) => {
  if (accounting === undefined && accountingShares === undefined && former !== undefined)
    return { accountingString1: former.accounting_string1, accountingString2: former.accounting_string2 };
  return { accountingString1: (accounting ?? '').slice(0, LONGEST_ACCOUNTING), accountingString2: '' };
};

/**
 * An ordered item as a line: what the document tells of it, and what our cart held of it before.
 * @param wish what it wants that a line has no field for, to stand in its additional note
 */
export const orderedLine = (
  item: CxmlItem,
  { former, isClearance, remnantLength, kitAt, isKit }: RestoredLine,
  wish: string,
): LineToPlace => {
  const inKit = isKit || kitAt !== undefined;
  const { note, additionalNote } = notesOf(item.note, former);
  return {
    sapMaterialNumber: item.identifiers.sap ?? '',
    quantity: item.quantity,
    note,
    additionalNote: joinedNotes(wish, additionalNote).slice(0, LONGEST_NOTE),
    ...accountingOf(item, former),
    isClearance,
    isDirectDelivery: former?.is_direct_delivery ?? false,
    ...(remnantLength === undefined ? {} : { remnantLength }),
    ...(inKit && former !== undefined ? { kit: kitOf(former) } : {}),
    ...(kitAt === undefined ? {} : { kitAt }),
  };
};
