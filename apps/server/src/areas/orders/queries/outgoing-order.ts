import {
  type Locale,
  languageOf,
  localTime,
  type Market,
  marketFacts,
  moneyOf,
  NO_MONEY,
  quantityOf,
  textIn,
} from '@grossist/domain';
import type { OrderAddress, OrderCharge, OrderIdentifiers, OrderParty, OutgoingOrder } from '@grossist/order-formats';
import { type Selectable, sql } from 'kysely';
import type { Database, OrderLinesTable, OrdersTable, StoredAddress } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { HOUSES } from './data/houses.ts';

interface HeadRow extends Selectable<OrdersTable> {
  company_code: string;
  company_name: string;
  market: Market;
  locale: Locale;
  email: string;
  phone: string;
  /** Where the account itself is. */
  account_address: { name: string; street: string; postalCode: string; city: string; country: string } | null;
}

interface LineRow extends Selectable<OrderLinesTable> {
  el_number: string | null;
  hws_number: string | null;
  ean: string | null;
  supplier_number: string | null;
}

const MOST_LINES = 2000;
const SECONDS = ':00';

const readHead = async (db: Database, orderId: string): Promise<HeadRow> => {
  const { rows } = await sql<HeadRow>`
    select o.*, c.code as company_code, c.name as company_name, c.market, p.locale, p.email, p.phone,
      (select jsonb_build_object('name', a.name, 'street', a.street, 'postalCode', a.postal_code, 'city', a.city,
          'country', a.country_code)
        from addresses a where a.account_id = o.account_id order by a.is_default desc, a.code limit 1) as account_address
    from orders o
    join companies c on c.id = o.company_id
    join contacts p on p.id = o.contact_id
    where o.id = ${orderId}`.execute(db);
  const [head] = rows;
  if (head === undefined) throw notFound('order');
  return head;
};

const readLines = async (db: Database, orderId: string): Promise<readonly LineRow[]> => {
  const { rows } = await sql<LineRow>`
    select l.*, m.el_number, m.hws_number, m.ean, m.supplier_number
    from order_lines l
    left join materials m on m.sap_material_number = l.sap_material_number
    where l.order_id = ${orderId} order by l.line_number limit ${MOST_LINES}`.execute(db);
  return rows;
};

/** Only what is there: a document has no empty elements. */
const withoutEmpty = <K extends string>(facts: Readonly<Record<K, string | null>>): Partial<Record<K, string>> => {
  const filled: Partial<Record<K, string>> = {};
  for (const key in facts) {
    const value = facts[key]?.trim();
    if (value) filled[key] = value;
  }
  return filled;
};

const addressOf = (address: StoredAddress): OrderAddress =>
  withoutEmpty({
    name: address.name,
    street: address.street,
    street2: address.name2,
    postalCode: address.postalCode,
    city: address.city,
    country: address.countryCode,
  });

/** The company; its number in a register is the wholesaler's own of it, since no other is known. */
const buyerOf = (head: HeadRow): OrderParty => ({
  name: head.company_name,
  number: head.sold_to,
  registrationNumber: head.company_code,
  endpoint: { scheme: 'EM', id: head.email },
  ...(head.account_address === null ? {} : { address: withoutEmpty(head.account_address) }),
  contact: withoutEmpty({ name: head.ordered_by, phone: head.phone, email: head.email }),
});

const chargesOf = (head: HeadRow): readonly OrderCharge[] => {
  const charges: readonly OrderCharge[] = [
    { kind: 'freight', reason: 'Freight', amount: moneyOf(head.freight) },
    { kind: 'freight', reason: 'Extra freight', amount: moneyOf(head.extra_freight) },
    { kind: 'freight', reason: 'Toll', amount: moneyOf(head.freight_service_tax) },
    { kind: 'duties', reason: 'Duties', amount: moneyOf(head.duties) },
  ];
  return charges.filter(({ amount }) => amount !== NO_MONEY);
};

const identifiersOf = (line: LineRow): OrderIdentifiers => ({
  sap: line.sap_material_number,
  ...withoutEmpty({ ean: line.ean, el: line.el_number, hws: line.hws_number, supplier: line.supplier_number }),
});

const nameOf = ({ kit_name: kitName, names, code }: LineRow, locale: Locale): string =>
  kitName === '' ? (textIn(names, languageOf(locale))?.text ?? code) : kitName;

/** Names the kit that a line is packed into. */
const kitNote = (line: LineRow, kitNames: ReadonlyMap<number, string>): string => {
  const name = line.parent_line_number === null ? '' : (kitNames.get(line.parent_line_number) ?? '');
  return name === '' ? '' : `Kit: ${name}`;
};

const lineOf = (
  line: LineRow,
  { locale }: HeadRow,
  kitNames: ReadonlyMap<number, string>,
): OutgoingOrder['lines'][number] => ({
  lineNumber: line.line_number,
  identifiers: identifiersOf(line),
  name: nameOf(line, locale),
  quantity: quantityOf(line.quantity),
  unit: line.sales_unit,
  unitPrice: moneyOf(line.net_unit_price),
  perQuantity: quantityOf(line.per_quantity),
  amount: moneyOf(line.net_amount),
  ...withoutEmpty({
    note: [kitNote(line, kitNames), line.note, line.additional_note].filter((note) => note !== '').join(' / '),
    accounting: [line.accounting_string1, line.accounting_string2].filter((part) => part !== '').join('/'),
    deliveryDate: line.back_order_date,
  }),
});

/** Its name and what the customer's own system wrote, which documents have one field for. */
const notesOf = ({ name, note }: HeadRow): string => [name, note].filter((text) => text !== '').join('\n');

/**
 * An order as documents tell it to others, in the language of who ordered. Two queries, however many lines. It asks
 * nothing of who reads it: whose order it is, the caller has asked before.
 * @throws Failure 404 when there is no such order
 */
export const outgoingOrder =
  (db: Database) =>
  async (orderId: string): Promise<OutgoingOrder> => {
    const [head, lines] = await Promise.all([readHead(db, orderId), readLines(db, orderId)]);
    const kitNames = new Map(lines.map((line) => [line.line_number, line.kit_name]));
    const { timeZone } = marketFacts(head.market);
    const { date, minutes } = localTime(head.ordered_at.getTime(), timeZone);
    const pad = (number: number) => String(number).padStart(2, '0');
    return {
      number: head.sales_order_id,
      date,
      time: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}${SECONDS}`,
      ...withoutEmpty({ reference: head.customer_reference, project: head.project_number, note: notesOf(head) }),
      currency: head.currency,
      buyer: buyerOf(head),
      seller: HOUSES[head.market],
      delivery: {
        ...(head.address === null ? {} : { address: addressOf(head.address) }),
        contact: withoutEmpty({ name: head.contact_person, phone: head.contact_phone }),
        ...withoutEmpty({ date: head.delivery_date }),
      },
      vat: { category: 'S', percent: String(Number(head.vat_percent)) },
      charges: chargesOf(head),
      lines: lines.map((line) => lineOf(line, head, kitNames)),
    };
  };
